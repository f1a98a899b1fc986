import { describe, expect, it } from 'vitest'
import { photoAt, photosOf, photoSrcSet } from '@domain/listing/photos'

const address = '/media/61539060-9d6d-5f5e-b9de-48f91914e991'
const own = `${address}/1280.webp`

describe('the photos of a listing', () => {
  it('come from listingImg first, else from images in either form (ENT-03, ENT-09)', () => {
    const listingImg = [{ fileUrl: '/a.webp' }]
    expect(photosOf({ listingImg, images: ['/b.webp'] })).toEqual(listingImg)
    expect(photosOf({ listingImg: [], images: ['/b.webp', { fileUrl: '/c.webp' }] })).toEqual([
      { fileUrl: '/b.webp' },
      { fileUrl: '/c.webp' },
    ])
    expect(photosOf({ listingImg: ['/a.webp'] })).toEqual([{ fileUrl: '/a.webp' }])
  })

  it('are empty when a listing has none or only empty addresses', () => {
    expect(photosOf({})).toEqual([])
    expect(photosOf({ listingImg: [{ fileUrl: '' }] })).toEqual([])
  })
})

describe('a photo of our server', () => {
  it('is recognised by its address, on any origin', () => {
    const isOwn = (fileUrl: string) => photoSrcSet(fileUrl) !== undefined
    expect(isOwn(own)).toBe(true)
    expect(isOwn(`https://api.example${address}/640.avif`)).toBe(true)
    expect(isOwn(address)).toBe(true)
    expect(isOwn(`https://api.example${address}`)).toBe(true)
    expect(isOwn('/photos/lagoon.webp')).toBe(false)
    expect(isOwn('https://pictures.example/media/lagoon.webp')).toBe(false)
    expect(isOwn('https://pictures.example/media/lagoon/640.webp')).toBe(false)
    expect(isOwn('https://pictures.example/1.jpg')).toBe(false)
  })

  it('uses the smallest width that fills its box', () => {
    expect(photoAt(own, 300)).toBe(`${address}/320.webp`)
    expect(photoAt(own, 320)).toBe(`${address}/320.webp`)
    expect(photoAt(own, 5_000)).toBe(`${address}/1920.webp`)
  })

  it('is a WebP when its address names no format', () => {
    expect(photoAt(address, 300)).toBe(`${address}/320.webp`)
    expect(photoAt(`${address}/640.avif`, 300)).toBe(`${address}/320.avif`)
  })

  it('has a srcset up to the requested width', () => {
    expect(photoSrcSet(own, 320)).toBe(`${address}/160.webp 160w, ${address}/320.webp 320w`)
    expect(photoSrcSet(own, 200)).toBe(`${address}/160.webp 160w, ${address}/320.webp 320w`)
    expect(photoSrcSet(own)?.split(', ')).toHaveLength(7)
  })

  it('fills a narrower box with a photo that is cropped at its sides', () => {
    expect(photoSrcSet(own, 320, 1.5)).toBe(`${address}/160.webp 107w, ${address}/320.webp 213w`)
  })
})

describe('a photo of another server', () => {
  it('keeps its address and has no srcset', () => {
    expect(photoAt('/photos/a.webp', 320)).toBe('/photos/a.webp')
    expect(photoSrcSet('/photos/a.webp')).toBeUndefined()
  })
})

import { useState, type PointerEvent } from 'react'

const factors = [1, 2, 4, 8] as const

interface MagnifiedProps {
  caption: string
  src: string
}

/** A picture with a magnifier: it enlarges around the pointer, without smoothing. */
export function Magnified({ caption, src }: MagnifiedProps) {
  const [factor, setFactor] = useState<number>(1)
  const [origin, setOrigin] = useState('50% 0%')
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    setOrigin(`${((clientX - left) / width) * 100}% ${((clientY - top) / height) * 100}%`)
  }
  return (
    <figure>
      <figcaption>
        {caption}
        <label>
          Zoom
          <select value={factor} onChange={({ target }) => setFactor(Number(target.value))}>
            {factors.map((value) => (
              <option key={value} value={value}>
                {value * 100} %
              </option>
            ))}
          </select>
        </label>
      </figcaption>
      <div className="magnified" onPointerMove={follow}>
        <img
          src={src}
          alt={caption}
          style={factor === 1 ? {} : { transform: `scale(${factor})`, transformOrigin: origin }}
        />
      </div>
    </figure>
  )
}

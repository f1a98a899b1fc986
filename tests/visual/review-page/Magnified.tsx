import type { PointerEvent, ReactNode } from 'react'
import type { ZoomState } from './use-zoom'

interface MagnifiedProps {
  zoomState: ZoomState
  children: ReactNode
}

/**
 * Pictures under a magnifier, which enlarges without smoothing and follows the pointer. All
 * magnifiers with the same state show the same place.
 */
export function Magnified({ zoomState: { zoom, moveTo }, children }: MagnifiedProps) {
  const isEnlarged = zoom.factor > 1
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    moveTo(((clientX - left) / width) * 100, ((clientY - top) / height) * 100)
  }
  return (
    <div className="magnified" onPointerMove={isEnlarged ? follow : undefined}>
      <div
        style={
          isEnlarged
            ? { transform: `scale(${zoom.factor})`, transformOrigin: `${zoom.x}% ${zoom.y}%` }
            : {}
        }
      >
        {children}
      </div>
    </div>
  )
}

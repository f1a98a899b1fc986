import { describe, expect, it } from 'vitest'
import { closeRequestFaults } from './close-requests'
import { faultLines, sourcesIn } from './source-files'

const drawer = "import Drawer from '@mui/material/Drawer'\n"

describe('the guard for layers that Back closes', () => {
  it('finds none that ignores Back', () => {
    const files = sourcesIn(['ui', 'features', 'app'])
    expect(files.length).toBeGreaterThan(200)
    expect(faultLines(closeRequestFaults(files))).toEqual([])
  })

  it('reports a layer without the hook, and accepts one with it', () => {
    const path = 'ui/layout/Sheet.tsx'
    expect(closeRequestFaults([{ path, text: drawer }])).toHaveLength(1)
    const text = `${drawer}useCloseRequest(open, onClose)`
    expect(closeRequestFaults([{ path, text }])).toEqual([])
  })
})

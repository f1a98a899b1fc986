import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { propertyTypeIcon } from './property-type-icons'
import { Icon } from '../text/Icon'

export interface PropertyTypeIconProps {
  /** The type's name; it chooses among our own icons. */
  name: string
  /** The type's own icon file, which comes first. If it fails, ours stands in. */
  fileUrl?: string | undefined
}

/** Decorative: the type's name always stands beside it. */
export function PropertyTypeIcon({ name, fileUrl }: PropertyTypeIconProps) {
  const [failedUrl, setFailedUrl] = useState<string>()
  if (fileUrl && fileUrl !== failedUrl) {
    return <IconImage src={fileUrl} alt="" onError={() => setFailedUrl(fileUrl)} />
  }
  return <Icon path={propertyTypeIcon(name)} />
}

const IconImage = styled('img')(({ theme }) => ({
  width: theme.spacing(3),
  height: theme.spacing(3),
  objectFit: 'contain',
}))

import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Icon } from '@ui/text/Icon'
import { propertyTypeIcon } from './property-type-icons'

export interface PropertyTypeIconProps {
  /** Name of the type, which selects one of the built-in icons. */
  name: string
  /** URL of the type's icon file. A built-in icon replaces it if it is missing or fails to load. */
  fileUrl?: string | undefined
}

/**
 * Icon of a property type. It is decorative, because the type's name is always beside it.
 *
 * @avoid Without the type's name beside it.
 * @a11y Hidden from screen readers.
 */
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

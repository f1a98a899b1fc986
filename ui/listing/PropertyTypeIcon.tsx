import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Icon } from '@ui/text/Icon'
import {
  ICON_BUILDING,
  ICON_BUILDING_COMPLEX,
  ICON_HOUSE,
  ICON_HOUSES,
  ICON_SOFA,
  ICON_TREE_PALM,
  ICON_WAREHOUSE,
  ICON_WAVES_LADDER,
} from '@ui/text/icons'

/**
 * Icons of the types in the demo data and the specification, keyed by the lower-cased name. Any
 * other type gets the icon of a house.
 */
const ICONS: Readonly<Record<string, string>> = {
  apartment: ICON_BUILDING,
  house: ICON_HOUSE,
  villa: ICON_WAVES_LADDER,
  studio: ICON_SOFA,
  duplex: ICON_HOUSES,
  penthouse: ICON_BUILDING_COMPLEX,
  bungalow: ICON_WAREHOUSE,
  'beach house': ICON_TREE_PALM,
}

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
  return <Icon path={ICONS[name.trim().toLowerCase()] ?? ICON_HOUSE} />
}

const IconImage = styled('img')(({ theme }) => ({
  width: theme.spacing(3),
  height: theme.spacing(3),
  objectFit: 'contain',
}))

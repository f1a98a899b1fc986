import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { DESCRIPTION_TRUNCATION } from '@domain/constants'
import { propertyCopy } from '@domain/copy/property-copy'
import { PropertySection } from './PropertySection'

/**
 * Returns the first 300 characters with an ellipsis, or the whole text if it is not longer. It
 * counts code points, so an emoji is one character and is never cut in half.
 */
export function excerptOf(text: string) {
  const characters = Array.from(text)
  if (characters.length <= DESCRIPTION_TRUNCATION) return text
  return `${characters.slice(0, DESCRIPTION_TRUNCATION).join('')}…`
}

export interface AboutTextProps {
  /** Listing's description. Line breaks are kept. Without a text the section is left out. */
  description?: string | undefined
}

/**
 * 'About this property' section: the first 300 characters, and the rest after a click.
 *
 * @avoid For texts that must be read in full.
 * @a11y A button with `aria-expanded` that controls the text.
 */
export function AboutText({ description = '' }: AboutTextProps) {
  const [isOpen, setIsOpen] = useState(false)
  const textId = useId()
  const excerpt = excerptOf(description)
  if (description === '') return null
  return (
    <PropertySection title={propertyCopy.about}>
      <Text id={textId} dir="auto">
        {isOpen ? description : excerpt}
      </Text>
      {excerpt !== description && (
        <Toggle
          variant="text"
          aria-expanded={isOpen}
          aria-controls={textId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? propertyCopy.seeLess : propertyCopy.seeMore}
        </Toggle>
      )}
    </PropertySection>
  )
}

const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  maxWidth: '65ch',
  margin: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
}))

const Toggle = styled(Button)(({ theme }) => ({ marginInlineStart: theme.spacing(-1.5) }))

import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Bone } from '@ui/text/Bone'
import { ChoiceChips, ChipRow } from './ChoiceChips'

export interface NamedChoiceProps {
  /** Options from the server, or undefined while they load or after they failed. */
  named: readonly { _id: string; name: string }[] | undefined
  /**
   * Placeholder names. They size the skeleton while loading, and show as disabled chips after a
   * failure.
   */
  standIns: readonly string[]
  /** Error message under the disabled chips. */
  error?: string | undefined
  /** Text shown when the server has no options. */
  noneText: string
  /** Ids of the selected chips. */
  selected: readonly string[]
  /** Callback fired with the id of the clicked chip. */
  onToggle: (id: string) => void
}

/**
 * Chips for options from the server, such as amenities and property types, in every state: loading,
 * failed, empty and ready.
 *
 * @avoid For options that the code knows: ChoiceChips.
 * @a11y Toggle buttons; a failure is a status below the disabled chips.
 */
export function NamedChoice({
  named,
  standIns,
  error,
  noneText,
  selected,
  onToggle,
}: NamedChoiceProps) {
  if (error) {
    return (
      <>
        <ChoiceChips
          options={standIns.map((name) => ({ value: name, label: name }))}
          selected={[]}
          onToggle={() => undefined}
          disabled
        />
        <Typography role="status" variant="body2" color="error">
          {error}
        </Typography>
      </>
    )
  }
  if (!named) {
    return (
      <ChipRow aria-hidden>
        {standIns.map((name) => (
          <ChipBone key={name} sx={{ width: `${name.length + 4}ch` }} />
        ))}
      </ChipRow>
    )
  }
  if (named.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {noneText}
      </Typography>
    )
  }
  return (
    <ChoiceChips
      options={named.map(({ _id, name }) => ({ value: _id, label: name }))}
      selected={selected}
      onToggle={onToggle}
    />
  )
}

const ChipBone = styled(Bone)(({ theme }) => ({ maxWidth: '100%', height: theme.size.touch }))

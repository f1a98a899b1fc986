import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { profileCopy } from '@domain/copy/profile-copy'
import { describedBy, fieldIds } from '@ui/form/field-ids'
import { Avatar } from '@ui/layout/Avatar'
import { Icon } from '@ui/text/Icon'
import { ICON_CAMERA } from '@ui/text/icons'

export interface PicturePickerProps {
  /** Owner's name. Its initials replace a missing picture. */
  name: string
  /** URL of the current picture, or of the one just picked. */
  src?: string | undefined
  /** Message that says why the picture is rejected. It replaces the hint. */
  error?: string | undefined
  /** Id of the file control, for a form that moves the focus to it. */
  id: string
  /** Callback fired with the picked file, before any validation. */
  onPick: (file: File) => void
}

/**
 * File control that shows the profile picture and lets the guest pick another. The page validates
 * the picked file.
 *
 * @avoid For photos of a listing: it takes one square picture.
 * @a11y A native file control named 'Profile image: Choose a picture', with its hint; a refusal is
 * announced politely and replaces the hint.
 */
export function PicturePicker({ name, src, error, id, onPick }: PicturePickerProps) {
  const ids = fieldIds(id)
  const hint = profileCopy.pictureHint
  return (
    <Row>
      <Avatar name={name} src={src} size="large" />
      <div>
        <Typography variant="body2" component="div" sx={{ fontWeight: 600, mb: 1 }}>
          {profileCopy.fields.picture}
        </Typography>
        <Pick htmlFor={id}>
          <Icon path={ICON_CAMERA} size="small" />
          {profileCopy.picturePick}
          <input
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-label={`${profileCopy.fields.picture}: ${profileCopy.picturePick}`}
            aria-describedby={describedBy(id, { hint, error })}
            aria-invalid={error !== undefined}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0]
              if (file) onPick(file)
              // Without the reset, picking the same file again would fire no change event.
              currentTarget.value = ''
            }}
          />
        </Pick>
        {!error && <FormHelperText id={ids.hint}>{hint}</FormHelperText>}
        <FormHelperText
          error
          id={ids.error}
          aria-live="polite"
          sx={{ '&:empty': { display: 'none' } }}
        >
          {error}
        </FormHelperText>
      </div>
    </Row>
  )
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 3),
}))

const Pick = styled('label')(({ theme }) => ({
  ...theme.typography.body1,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: theme.size.touch,
  paddingInline: theme.spacing(2),
  border: `thin solid ${theme.vars.palette.outline}`,
  borderRadius: theme.radius.field,
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.hovered },
  // The input stays reachable by keyboard and screen reader. Sighted users see the label instead.
  '& > input': { position: 'absolute', opacity: 0, width: '100%', inset: 0, cursor: 'inherit' },
  '&:has(:focus-visible)': {
    outline: `${theme.spacing(0.25)} solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
}))

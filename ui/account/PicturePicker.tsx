import { mdiCameraOutline } from '@mdi/js'
import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { profileCopy } from '@domain/copy/profile-copy'
import { describedBy, fieldIds } from '@ui/form/field-ids'
import { Avatar } from '@ui/layout/Avatar'
import { Icon } from '@ui/text/Icon'

export interface PicturePickerProps {
  /** Whose picture; the first letters stand in for one. */
  name: string
  /** Address of the picture as it is, or of the one just picked. */
  src?: string | undefined
  /** What is wrong, in words. */
  error?: string | undefined
  /** Of the file control, for who moves the focus there. */
  id?: string
  onPick: (file: File) => void
}

/** Picks the profile's picture and shows it. Checking what was picked is the page's work. */
export function PicturePicker({ name, src, error, id: givenId, onPick }: PicturePickerProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const ids = fieldIds(id)
  const hint = profileCopy.pictureHint
  return (
    <Row>
      <Avatar name={name} src={src} size="large" />
      <div>
        <Typography variant="body2" component="div" sx={{ fontWeight: 600, mb: 1 }}>
          {profileCopy.fields.picture} *
        </Typography>
        <Pick htmlFor={id}>
          <Icon path={mdiCameraOutline} size="small" />
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
              // The same file again is a new choice.
              currentTarget.value = ''
            }}
          />
        </Pick>
        {!error && <FormHelperText id={ids.hint}>{hint}</FormHelperText>}
        <FormHelperText
          error
          id={ids.error}
          aria-live="polite"
          sx={{ '&:empty': { display: 'none' }, fontWeight: 500 }}
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
  borderWidth: 1,
  borderStyle: 'solid',
  borderColor: theme.vars.palette.outline,
  borderRadius: theme.radius.field,
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.sunken },
  // There for keys and readers; the label is what is seen.
  '& > input': { position: 'absolute', opacity: 0, width: '100%', inset: 0, cursor: 'inherit' },
  '&:has(:focus-visible)': {
    outlineWidth: 2,
    outlineStyle: 'solid',
    outlineColor: theme.vars.palette.primary.main,
    outlineOffset: 2,
  },
}))

import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { filterPanelCopy } from '@domain/copy/filter-panel-copy'
import { withChosen } from '@domain/place/geo-responses'
import { placeKey, stateKey } from '@domain/search/search-text'
import { NativeSelect } from '@ui/form/NativeSelect'
import { Icon } from '@ui/text/Icon'
import { ICON_LOCATE_FIXED } from '@ui/text/icons'
import type { FilterControlProps, LocationChoices } from './filter-controls'

export interface LocationFieldsProps extends FilterControlProps {
  /** Countries, states and cities to choose from, and the guest's position. */
  location: LocationChoices
}

/**
 * Text of a list's first option: the label for no choice, or the reason why there are no options
 * yet.
 */
const emptyLine = (
  options: readonly string[] | undefined,
  any: string,
  missing: string | undefined,
) => missing ?? (options ? any : filterPanelCopy.loading)

/**
 * Country, state and city selects, and a button that fills them in from the guest's position.
 *
 * @avoid For an address to type: TextInput.
 * @a11y Three labelled selects. The button for the position says that it is busy, and a status says
 * why it failed.
 */
export function LocationFields({ filters, onChange, location }: LocationFieldsProps) {
  const { country, state, city } = filters
  const { countries, states, cities, hasFallbackCities, status, onLocate } = location
  const isLocating = status === 'locating'
  const lackingState = country || state ? undefined : filterPanelCopy.countryFirst
  const lackingCity = state || city || hasFallbackCities ? undefined : filterPanelCopy.stateFirst
  const fields = [
    {
      name: 'country',
      label: filterPanelCopy.country,
      first: emptyLine(countries, filterPanelCopy.anyCountry, undefined),
      options: withChosen(countries ?? [], country, placeKey),
      isOff: false,
    },
    {
      name: 'state',
      label: filterPanelCopy.state,
      first: emptyLine(states, filterPanelCopy.anyState, lackingState),
      options: withChosen(states ?? [], state, stateKey),
      isOff: lackingState !== undefined,
    },
    {
      name: 'city',
      label: filterPanelCopy.city,
      first: emptyLine(cities, filterPanelCopy.anyCity, lackingCity),
      options: withChosen(cities ?? [], city, placeKey),
      isOff: lackingCity !== undefined,
    },
  ] as const
  return (
    <Fields>
      <Button
        variant="outlined"
        // A disabled button would lose the focus while it is locating.
        aria-disabled={isLocating}
        onClick={onLocate}
        startIcon={<Icon path={ICON_LOCATE_FIXED} size="small" />}
      >
        <span aria-live="polite">
          {isLocating ? filterPanelCopy.locating : filterPanelCopy.useMyLocation}
        </span>
      </Button>
      <Problem role="status">
        {status === 'unsupported' && filterPanelCopy.geolocationUnsupported}
      </Problem>
      {fields.map(({ name, label, first, options, isOff }) => (
        <NativeSelect
          key={name}
          label={label}
          value={filters[name] ?? ''}
          disabled={isOff}
          options={[
            { value: '', label: first },
            ...options.map((option) => ({ value: option, label: option })),
          ]}
          onChange={({ target }) => {
            const chosen = { [name]: target.value || undefined }
            // The built-in list spans many states without naming them, so choosing one of its
            // cities clears country and state.
            const isFallback = name === 'city' && hasFallbackCities && target.value !== ''
            onChange(isFallback ? { country: undefined, state: undefined, ...chosen } : chosen)
          }}
        />
      ))}
    </Fields>
  )
}

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
}))

const Problem = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.danger.main,
  '&:empty': { display: 'none' },
}))

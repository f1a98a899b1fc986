import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
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
  const fields = [
    {
      name: 'country',
      any: filterPanelCopy.anyCountry,
      places: countries,
      lacking: undefined,
      keyOf: placeKey,
    },
    {
      name: 'state',
      any: filterPanelCopy.anyState,
      places: states,
      lacking: country || state ? undefined : filterPanelCopy.countryFirst,
      keyOf: stateKey,
    },
    {
      name: 'city',
      any: filterPanelCopy.anyCity,
      places: cities,
      lacking: state || city || hasFallbackCities ? undefined : filterPanelCopy.stateFirst,
      keyOf: placeKey,
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
      <Problem role="status" variant="body2" color="error">
        {status === 'unsupported' && filterPanelCopy.geolocationUnsupported}
      </Problem>
      {fields.map(({ name, any, places, lacking, keyOf }) => (
        <NativeSelect
          key={name}
          label={filterPanelCopy[name]}
          value={filters[name] ?? ''}
          disabled={lacking !== undefined}
          options={[
            { value: '', label: lacking ?? (places ? any : filterPanelCopy.loading) },
            ...withChosen(places ?? [], filters[name], keyOf).map((place) => ({
              value: place,
              label: place,
            })),
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

const Problem = styled(Typography)({ '&:empty': { display: 'none' } })

import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useId, useRef, useState } from 'react'
import { filterPanelCopy } from '@domain/copy/filter-panel-copy'
import { groupDigits } from '@domain/money'
import { orderedPrices, type ListingFilters } from '@domain/search/listing-query'
import { FieldFrame } from '@ui/form/FieldFrame'
import { ChoiceChips } from './ChoiceChips'
import type { FilterControlProps } from './filter-controls'
import { atMostOne, boundsOf, chosenPrice, panelPriceOptions } from './filter-options'

type Bounds = Pick<ListingFilters, 'priceMin' | 'priceMax'>

/**
 * Price filter of the panel: presets that fill the two inputs, and the inputs themselves.
 *
 * @avoid For one amount: TextInput.
 * @a11y Presets are toggle buttons; both inputs have labels of their own.
 */
export function PriceFields({ filters, onChange }: FilterControlProps) {
  const { priceMin, priceMax } = filters
  const chosen = chosenPrice(panelPriceOptions, filters)
  // Typed values apply after a pause, so a blur of the other input must not lose them.
  const typed = useRef<Bounds>({})
  const type = (change: Bounds) => {
    typed.current = { ...typed.current, ...change }
    onChange(change, 'typing')
  }
  const leave = (change: Bounds) => {
    const bounds = orderedPrices({ priceMin, priceMax, ...typed.current, ...change })
    typed.current = {}
    if (bounds.priceMin !== priceMin || bounds.priceMax !== priceMax) onChange(bounds, 'typed')
  }
  return (
    <>
      <ChoiceChips
        options={panelPriceOptions}
        {...atMostOne(chosen, (range) => onChange(boundsOf(range)))}
      />
      <Pair>
        {(['priceMin', 'priceMax'] as const).map((bound) => (
          <PriceInput
            key={bound}
            label={filterPanelCopy[bound]}
            value={filters[bound]}
            onType={(naira) => type({ [bound]: naira })}
            onLeave={(naira) => leave({ [bound]: naira })}
          />
        ))}
      </Pair>
    </>
  )
}

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))',
}))

interface PriceInputProps {
  label: string
  /** Price of one night in whole naira, or undefined for no limit. */
  value: number | undefined
  /** Callback fired with the price on every keystroke, or with undefined for an empty input. */
  onType: (naira: number | undefined) => void
  /** Callback fired on blur with the typed price. */
  onLeave: (naira: number | undefined) => void
}

/** Maximum number of digits that a query may carry. */
const DIGITS_MAX = 12

const amountOf = (text: string) => (text === '' ? undefined : Number(text))

/**
 * Input for a price in whole naira. It ignores everything but digits, and groups them while it is
 * not focused.
 */
function PriceInput({ label, value, onType, onLeave }: PriceInputProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const shown = value === undefined ? '' : groupDigits(value)
  return (
    <FieldFrame id={id} label={label}>
      <OutlinedInput
        id={id}
        value={typed ?? shown}
        placeholder={filterPanelCopy.any}
        startAdornment={
          <InputAdornment position="start" disablePointerEvents>
            ₦
          </InputAdornment>
        }
        slotProps={{ input: { inputMode: 'numeric', autoComplete: 'off' } }}
        onFocus={() => setTyped(value === undefined ? '' : String(Math.trunc(value)))}
        onChange={({ target }) => {
          const digits = target.value.replace(/\D/g, '').slice(0, DIGITS_MAX)
          setTyped(digits)
          onType(amountOf(digits))
        }}
        onBlur={() => {
          setTyped(null)
          if (typed !== null) onLeave(amountOf(typed))
        }}
      />
    </FieldFrame>
  )
}

import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { failureCopy } from '@domain/copy/failure-copy'
import { filtersCopy } from '@domain/copy/filters-copy'
import { firstPropertyTypes } from '@domain/listing/first-names'
import { Hint } from './Hint'
import { TypeTab, TypeTabRow } from './property-type-parts'
import { PropertyTypeIcon } from './PropertyTypeIcon'

export interface PropertyTypeTabsFailedProps {
  /**
   * Callback fired on a click on Retry. The page must reload, as the specification demands.
   */
  onRetry: () => void
}

/**
 * Replacement for the tabs when the property types fail to load: disabled tabs with a tooltip that
 * says why, and a Retry button. It filters nothing, so it scrolls away.
 *
 * @avoid While the types load: PropertyTypeTabs has its own skeleton.
 * @a11y An alert with a Retry button. The disabled tabs can be focused and say why.
 */
export function PropertyTypeTabsFailed({ onRetry }: PropertyTypeTabsFailedProps) {
  return (
    <Row data-scrolls-away>
      <Hint text={failureCopy.typeFilterUnavailable} align="row">
        {(hintId) => (
          <Tabs as="ul" aria-label={filtersCopy.propertyTypesLabel}>
            {firstPropertyTypes.map((name) => (
              <li key={name}>
                <StaticTab type="button" aria-disabled aria-describedby={hintId}>
                  <PropertyTypeIcon name={name} />
                  {name}
                </StaticTab>
              </li>
            ))}
          </Tabs>
        )}
      </Hint>
      <Message role="alert">
        {failureCopy.propertyTypes}
        <Button variant="outlined" onClick={onRetry}>
          {failureCopy.retry}
        </Button>
      </Message>
    </Row>
  )
}

const Row = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 3),
  paddingBlockEnd: theme.spacing(1),
  borderBlockEnd: `${theme.spacing(0.125)} solid ${theme.vars.palette.line}`,
}))

const Tabs = styled(TypeTabRow)({
  margin: 0,
  padding: 0,
  border: 0,
  listStyle: 'none',
  '& > li': { flex: 'none' },
})

/** The tabs stay in the tab order, so that keyboard users can read the tooltip. */
const StaticTab = styled(TypeTab)({ '&&': { cursor: 'default' } })

const Message = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
}))

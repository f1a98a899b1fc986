import { builtPageBudgets } from './built-page'
import { budgetFaults } from './route-bytes'

/** Measures the built page against its budgets. */
const budgets = builtPageBudgets('dist/app')
for (const { name, amount, limit, unit } of budgets) {
  const size =
    unit === 'files'
      ? `${amount} files of ${limit}`
      : `${(amount / 1000).toFixed(1)} KB of ${limit / 1000}`
  console.log(`${amount <= limit ? '✓' : '✗'} ${size.padStart(18)}  ${name}`)
}
const faults = budgetFaults(budgets)
for (const fault of faults) console.error(`Over budget: ${fault}`)
process.exitCode = faults.length === 0 ? 0 : 1

interface StorageFaultProps {
  /** Why the browser stores nothing, if that is so. */
  fault: string | undefined
}

/** Warning that the decisions are only in memory, with the reason. */
export function StorageFault({ fault }: StorageFaultProps) {
  if (fault === undefined) return null
  return (
    <p role="alert" className="storage-fault">
      Your decisions will not survive a reload, because {fault}. Decide about every change and copy
      the comment before you close this page.
    </p>
  )
}

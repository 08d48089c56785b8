import KernelPresentation

/// How a screen looks whose first element fills it to its edges, with a panel and controls over it.
enum CanvasStyle {
  static let text = """
    main.canvas { display: grid; grid-template: auto minmax(14rem, 1fr) auto / minmax(0, 1fr); flex: 1 0 auto; gap: 0;
      max-width: none; padding: 0 }
    .canvas > :first-child { grid-area: 1 / 1 / -1 / -1; border: 0; border-radius: 0; justify-content: center }
    .canvas > .map { padding: 14rem var(--margin) 6rem; background: none }
    .canvas > .map svg { flex: 1 1 auto; min-height: 0; max-height: none }
    .canvas > .empty { padding: 14rem var(--margin) 6rem }
    .canvas > :nth-child(2) { grid-area: 1 / 1; z-index: 1; width: 85%; max-width: 36rem; justify-self: center;
      margin-top: 12px }
    .canvas > :last-child { grid-area: 3 / 1; z-index: 1; display: grid; grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr); gap: var(--space-sm); width: calc(100% - 32px);
      max-width: calc(var(--content-width) - 32px); justify-self: center; align-items: start; margin-bottom: 12px }
    .canvas > :last-child .button { min-height: 48px; height: 100%; width: 100%; padding-inline: var(--space-xs) }
    @media (max-width: \(Layout.splitFrom / 16 - 1).99em) {
      body:has(> .canvas) { display: flex; flex-direction: column; min-height: 100dvh }
    }
    @media print { .canvas > .map { padding: 0 } }

    """
}

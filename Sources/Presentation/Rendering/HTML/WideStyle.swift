import KernelPresentation

/// The CSS of pages in wide windows: lines of text have at most 75 characters, and things to compare are placed side by
/// side. Window widths are measured in units of the user's text size, because less fits if the text is larger.
enum WideStyle {
  static let text = """
    main :is(p, figcaption), footer p { max-width: 55ch }
    @media (min-width: 48em) {
      .day > summary { grid-template-columns: minmax(11rem, max-content) auto 1fr }
      .day > summary::after { justify-self: end }
      @container (min-width: 27.01em) {
        .rows.triple { grid-template-columns: minmax(10.5rem, max-content) minmax(7rem, auto) minmax(5.75rem, 1fr) auto }
      }
      @container (min-width: 30.01em) {
        .rows.triple.acting { --act: 4; --time: 2; --state: 3;
          grid-template-columns: minmax(10.5rem, max-content) minmax(7rem, auto) minmax(5.75rem, 1fr) auto auto }
      }
      @container (max-width: 30em) {
        .rows.triple.acting { --act: 3; --time: 2; --state: 1; --mark: 4;
          grid-template-columns: minmax(0, 10.5rem) minmax(0, 7rem) minmax(0, 1fr) auto }
        .triple.acting .row > .trailing { grid-area: 2 / 1; justify-self: start; margin: 0; text-align: start }
        .triple.acting .row > .center { grid-area: 1 / var(--time) / span 2; align-self: center }
        .triple.acting .row::after { grid-area: 1 / var(--mark) / span 2 }
      }
    }
    @media (min-width: \(Layout.splitFrom / 16)em) {
      body:not(.split):has(.grouped-list > .section ~ .section) .wrap { max-width: calc(2 * var(--content-width) + 2 * var(--margin)) }
      .grouped-list:has(> .section ~ .section) { display: block; columns: 27rem 3; column-gap: var(--space-xl) }
      .grouped-list:has(> .section ~ .section) > * { break-inside: avoid; margin-bottom: var(--space-lg) }
      .grouped-list:has(> .section ~ .section) > :not(.section, .card) { column-span: all }
      .grouped-list:has(> .section ~ .section):has(.calendar) { columns: 36rem 2 }
      .grouped-list:has(> .card > .sets, > .decision) { display: grid; align-items: start; gap: var(--space-md) }
      .grouped-list:has(> .card > .sets) { grid-template-columns: repeat(2, minmax(0, 1fr)) }
      .grouped-list:has(> .decision) { grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr)) }
      .grouped-list:has(> .card > .sets, > .decision) > * { margin-block: 0 }
      .grouped-list:has(> .card > .sets, > .decision) > :not(.card) { grid-column: 1 / -1 }
    }
    @media (min-width: 90em) {
      body:not(.split, .tabbed):has(main.cards) .wrap { max-width: calc(2 * var(--content-width) + 2 * var(--margin)) }
      body:not(.split, .tabbed):has(main.cards):not(:has(main.cards > .section ~ .section)) .wrap {
        max-width: calc(52rem + var(--space-lg) + 2 * var(--margin)) }
      .tabbed:not(:has(> .beside)):has(main.cards) .wrap:not(.canvas) { padding-inline: 2rem }
      main.cards:not(:has(> .pane, > .tiles)) { display: grid; grid-template-columns: repeat(auto-fit, minmax(24rem, 34rem)) 18rem;
        align-items: start }
      main.cards > .section { grid-row: span 6 }
      main.cards > :is(.button, .reveal) { grid-column: -2 }
      main.cards:has(> .card > .rows .avatar) { grid-template: auto 1fr / minmax(0, 38rem) 18rem; grid-auto-flow: dense }
      main.cards:has(> .card > .rows .avatar) > .card { grid-column: 1 }
      main.cards:has(> .card > .rows .avatar) > :not(.card) { grid-column: 2 }
      main.cards:has(> .card > .rows .avatar) > :nth-child(1 of .card) { grid-row: span 2 }
    }

    """
}

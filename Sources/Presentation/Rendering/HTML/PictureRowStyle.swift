/// The CSS of rows that begin with a picture.
enum PictureRowStyle {
  static let text = """
    .rows:has(> li .row > .leading > .picture) { display: block }
    .rows > li:has(.row > .leading > .picture) { display: block }
    .section > .rows > li:has(.row > .leading > .picture) + li { border-top: 0; border-start-start-radius: 0; border-start-end-radius: 0 }
    .section > .rows > li:has(.row > .leading > .picture):has(+ li) { border-bottom: 1px solid var(--separator);
      border-end-start-radius: 0; border-end-end-radius: 0 }
    main .rows > li .row:has(> .leading > .picture) { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; min-height: 3.5rem;
      align-content: center; gap: 0 var(--space-sm); padding-inline-start: calc(var(--space-md) + 3rem) }
    .row > .leading > .picture { position: absolute; inset-inline-start: var(--space-md); inset-block: 0; margin-block: auto }
    main .rows .row:has(> .leading > .picture) > .leading { grid-area: 1 / 1 / auto / auto; margin: 0; min-width: 0 }
    main .rows .row:has(> .leading > .picture) > .center { grid-area: 1 / 2 / span 2; margin: 0; align-self: center }
    main .rows .row:has(> .leading > .picture) > .trailing { grid-area: 2 / 1; margin: 0; text-align: start }
    main .rows .row:has(> .leading > .picture) > .leading + .trailing { grid-area: 1 / 2; align-self: center }
    main .rows div.row:has(> .leading > .picture) > .leading + .trailing { grid-area: 2 / 1; overflow-wrap: anywhere }
    main .rows div.row:has(> .leading > .picture) { padding-block: 10px }
    .card:has(> p.title > .picture) { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2px 0; padding-inline-start: calc(var(--card-padding) + 4rem); position: relative }
    .card > p.title > .picture { position: absolute; inset: var(--card-padding) auto auto var(--card-padding); width: 3.25rem; height: 3.25rem; margin: 0; border-radius: 50% }
    .card > p.title:has(> .picture) { align-self: end; min-height: 1.75rem }
    .card:has(> p.title > .picture) > .stats { margin: var(--space-md) 0 0 -4rem }
    .row:has(> .leading > .picture)::after { grid-area: 1 / 3 / span 2; align-self: center }
    .row .picture.h-best { background: var(--tint); color: var(--best-text) }
    .card:has(> p.title > .picture) ~ .section div.row > .leading:has(> .picture) { font-weight: 600 }
    main .rows div.row:has(> .leading > .h-warning) > .trailing { grid-column: 1 / -1; margin-top: var(--space-sm); padding: 10px 12px; border-radius: 10px;
      background: var(--orange-tint); color: var(--label-text); font: var(--type-body) }
    @container (min-width: 19.01em) { main .rows div.row:has(> .leading > .h-warning) > .center { grid-row: 1 } }
    main .rows div.row:has(> .leading > .h-warning) .picture { inset-block: var(--space-sm) auto; margin-block: 0 }
    .card:has(> a.primary:first-child + a.button) { flex-flow: row wrap; padding: 0; border: 0; background: none; box-shadow: none }
    .card:has(> a.primary:first-child + a.button) > .button { flex: 1 1 8rem; min-height: 50px }
    .card:has(> a.primary:first-child + a.button) > .button:not(.primary) { border: 0; background: var(--accent-tint);
      color: var(--accent-on-tint) }
    .card:has(> p.title > .picture) ~ form > .button { justify-content: flex-start; width: 100%; min-height: 3.5rem }
    .row:has(> .leading > .picture):has(> .leading + .trailing:last-child)::after { grid-area: auto }
    main .rows > li .row:has(> .leading > .avatar) { display: grid; grid-template-columns: auto minmax(0, 1fr); min-height: 3.75rem;
      align-content: center; gap: 0 12px }
    .row:has(> .leading > .avatar) > .leading { display: contents }
    .row > .leading > .avatar { grid-area: 1 / 1 / span 2; width: 2.75rem; height: 2.75rem; font-size: 1.0625rem }
    main .rows .row:has(> .leading > .avatar) > .leading + .trailing { grid-area: 2 / 2; margin: 0; text-align: start }
    @container (max-width: 19em) {
      main .rows > li .row:has(> .leading > .picture) { grid-template-columns: minmax(0, 1fr) auto;
        padding-inline-start: var(--space-md); row-gap: 4px }
      .row > .leading > .picture { position: static; margin: 0; margin-inline-end: 12px }
      main .rows .row:has(> .leading > .picture) > .center { grid-area: 3 / 1; justify-self: start; text-align: start }
      main .rows .row:has(> .leading > .picture) > .leading + .trailing { grid-area: 2 / 1; justify-self: start }
      .row:has(> .leading > .picture)::after { grid-area: 1 / 2 / span 3 }
    }

    """
}

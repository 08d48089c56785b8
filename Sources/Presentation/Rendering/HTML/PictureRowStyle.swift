/// The CSS of rows that begin with a picture.
enum PictureRowStyle {
  static let text = """
    .rows:has(> li .row > .leading > .picture) { display: block; overflow: clip; border-radius: var(--card-radius); background: var(--card) }
    .section .rows > li:has(.row > .leading > .picture) { display: block; border: 0; border-radius: 0 }
    .section .rows.acting > li:has(> .row > .leading > .picture) { display: flex; flex-wrap: wrap; align-items: center;
      justify-content: flex-end }
    .section .rows.acting > li > .row:has(> .leading > .picture) { flex: 1 1 12rem; min-width: 0 }
    @media (forced-colors: active) { .section > .rows:has(> li .row > .leading > .picture) { border: 1px solid } }
    .section .rows > li:has(.row > .leading > .picture) + li::before { content: ""; position: absolute; top: 0;
      inset-inline: calc(var(--lead, var(--space-md)) + 3rem) 0; border-top: 1px solid var(--separator) }
    .card .rows { --lead: 0px }
    [dir=rtl] .row > .leading + .trailing.caption { text-align: right }
    main .rows > li .row:has(> .leading > .picture) { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; min-height: 3.5rem;
      gap: 0 var(--space-sm); padding-inline-start: calc(var(--lead, var(--space-md)) + 3rem) }
    .row > .leading > .picture { position: absolute; inset-inline-start: var(--lead, var(--space-md)); inset-block: 0; margin-block: auto }
    main .rows .row:has(> .leading > .picture) > .leading { grid-area: 1 / 1 / auto / auto; justify-self: start }
    main .rows .row:has(> .leading > .picture) > .center { grid-area: 1 / 2 / span 2; margin: 0; align-self: center }
    main .rows .row:has(> .leading > .picture) > .trailing { grid-area: 2 / 1; justify-self: start; margin: 0; text-align: start;
      overflow-wrap: anywhere }
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
    main .rows > li .row:has(> .leading > .avatar) { display: grid; grid-template-columns: auto minmax(0, 1fr); min-height: 3.75rem;
      gap: 0 12px }
    .row:has(> .leading > .avatar) > .leading { display: contents }
    .card .row:has(> .leading > .avatar) > .leading { font-weight: 600 }
    .row > .leading > .avatar { grid-area: 1 / 1 / span 2; width: 2.75rem; height: 2.75rem; font-size: 1.0625rem }
    main .rows .row:has(> .leading > .avatar) > .leading + .trailing { grid-area: 2 / 2; margin: 0; text-align: start }
    .card .acting > li > a.row:has(> .leading > .avatar)::after { content: none }
    .card .acting > li:has(> a.row > .leading > .avatar) > .actions { align-self: flex-start; padding: 0 }
    main .card .acting > li:not(:has(> .actions)) > .row:has(> .leading > .avatar) { min-height: 3rem; padding: 10px 12px;
      border-radius: 10px; background: var(--control) }
    main .card .acting > li:not(:has(> .actions)) > .row > .leading > .avatar { width: 1.625rem; height: 1.625rem; align-self: start;
      font-size: 0.8125rem }
    main .card .acting > li:not(:has(> .actions)) > .row > .trailing.caption { font: var(--type-body) }
    @container (max-width: 19em) {
      main .rows > li .row:has(> .leading > .picture) { grid-template-columns: minmax(0, 1fr) auto;
        padding-inline-start: var(--space-md); row-gap: 4px }
      .row > .leading > .picture { position: static; margin: 0; margin-inline-end: 12px }
      main .rows .row:has(> .leading > .picture) > .center { grid-area: 3 / 1; justify-self: start; text-align: start }
      .row:has(> .leading > .picture)::after { grid-area: 1 / 2 / span 3 }
    }
    @container (max-width: 12em) {
      main .rows > li .row:has(> .leading > .avatar) { grid-template-columns: minmax(0, 1fr) }
      main .rows .row > .leading > .avatar, main .rows .row:has(> .leading > .avatar) > .leading + .trailing { grid-area: auto }
    }

    """
}

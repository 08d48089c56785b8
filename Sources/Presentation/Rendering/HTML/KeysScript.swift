/// The script for a page's keyboard shortcuts: `?` lists them, and `/` opens the search from every page.
enum KeysScript {
  /// The text of the script. The list of shortcuts contains each key in the page's attributes `aria-keyshortcuts`, with
  /// the name of the element that has the attribute.
  static let text = #"""
    const named=e=>e.getAttribute("aria-label")||e.title||e.closest("label")?.firstElementChild?.textContent||e.textContent;
    const keys=()=>{const cs=document.documentElement.lang==="cs",all=new Map([["?",cs?"Klávesy":"Keyboard Shortcuts"],
    ["/",cs?"Hledat v knize":"Search the Book"]]);
    for(const e of document.querySelectorAll("[aria-keyshortcuts]"))all.set(e.getAttribute("aria-keyshortcuts"),named(e).trim());
    const d=document.createElement("dialog"),h=document.createElement("h2"),l=document.createElement("dl"),
    b=document.createElement("button");d.className="keys";h.className="title";h.textContent=all.get("?");h.id="keys";
    d.setAttribute("aria-labelledby","keys");b.className="button";b.textContent=cs?"Zavřít":"Close";
    for(const[k,n]of all){const t=document.createElement("dt"),w=document.createElement("dd"),key=document.createElement("kbd");
    key.textContent=k;t.append(key);w.textContent=n;l.append(t,w)}
    d.append(h,l,b);document.body.append(d);const was=document.activeElement;b.addEventListener("click",()=>d.close());
    d.addEventListener("close",()=>{d.remove();was?.focus?.({preventScroll:true})});d.showModal()};
    document.addEventListener("keydown",e=>{if(e.ctrlKey||e.altKey||e.metaKey||e.defaultPrevented||
    e.target.closest("input:not([type=radio]),select,textarea")||document.querySelector("dialog[open]"))return;
    if(e.key==="?"){e.preventDefault();keys()}
    else if(e.key==="/"){e.preventDefault();location.assign(base+"/screen/find")}});

    """#
}

/// The CSS of the list of keyboard shortcuts, of the search field, and of links in warnings.
enum KeysStyle {
  static let text = """
    .keys { margin: auto; padding: var(--space-lg); max-width: min(30rem, calc(100vw - 2rem)); border: 1px solid var(--separator);
      border-radius: var(--card-radius); background: var(--page); color: var(--label-text) }
    .keys::backdrop { background: rgb(0 0 0 / 45%) }
    .keys dl { display: grid; grid-template-columns: auto 1fr; gap: var(--space-xs) var(--space-md); margin-block: var(--space-md) }
    .keys dd { margin: 0; overflow-wrap: anywhere }
    .keys kbd { display: inline-block; min-width: 2em; padding: 2px 8px; border: 1px solid var(--separator); border-radius: 6px;
      text-align: center; font: inherit; font-weight: 600 }
    search.field { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: end; gap: 0 var(--space-sm);
      padding: 0; background: none }
    search.field input { flex: none; width: 100% }
    @container (max-width: 19em) { search.field { grid-template-columns: minmax(0, 1fr) } }
    .warning a.to-field { display: inline-flex; align-items: center; min-height: 44px; color: inherit; text-decoration: underline }

    """
}

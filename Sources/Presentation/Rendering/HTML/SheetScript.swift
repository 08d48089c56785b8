/// The script that opens some screens, such as that for trimming a run, as a dialog over the current page. It adds the
/// screen's address to the browser's history, so that Back closes the dialog. Without the script, the link opens a
/// page.
enum SheetScript {
  /// Uses `patch`, `update`, `still` and `loading` of the page's script. The generated ids in the dialog, such as `e12`,
  /// get a prefix, so that they differ from those of the page.
  static let text = #"""
    const sheet=()=>document.querySelector("dialog.over[open]"),root=()=>sheet()??document;
    let opener=null,below=location.pathname;
    const isLaidOver=a=>{const parts=a.pathname.split("/").slice(3);
    return(document.body.dataset.sheets??"").split(" ").filter(Boolean).map(p=>p.split("/"))
    .some(p=>p.length===parts.length&&p.every((w,i)=>w===w.toUpperCase()||w===parts[i]))};
    const asSheet=page=>{const d=document.createElement("dialog");
    for(const e of[page.querySelector("body>svg"),page.querySelector("body>header"),page.querySelector("main")])if(e)d.append(e);
    const own=id=>/^e\d+$|^content$/.test(id)?"s"+id:id;
    for(const n of["id","for","aria-labelledby","aria-describedby","popovertarget"])
    for(const e of d.querySelectorAll(`[${n}]`))e.setAttribute(n,own(e.getAttribute(n)));
    d.querySelector("h1")?.setAttribute("id","sheet-title");return d};
    const renew=(page,own)=>{const d=sheet();if(!d)return patch(document.body,page.body,own);
    const next=asSheet(page);for(const a of d.attributes)next.setAttribute(a.name,a.value);
    const kept=patch(d,next,own);thumbs();return kept};
    const shut=()=>{const d=sheet();if(!d)return;d.close();d.remove();still=false;
    const again=()=>{const o=opener?.isConnected?opener:opener?.id&&document.getElementById(opener.id);
    if(!document.activeElement||document.activeElement===document.body)o?.focus({preventScroll:true})};
    again();update().then(again)};
    const leave=url=>sheet()&&url.pathname===below&&location.pathname!==below?
    new Promise(r=>{addEventListener("popstate",()=>setTimeout(r),{once:true});history.back()}):null;
    const lay=async a=>{const bar=loading(),answer=await fetch(a.href,{headers:{"X-Live":"1"}}).catch(()=>null);bar.end();
    const page=answer?.ok&&!answer.redirected&&new DOMParser().parseFromString(await answer.text(),"text/html");
    if(!page||!page.body.matches(".modal"))return location.assign(a.href);
    const d=asSheet(page);d.className="over "+page.body.className;d.setAttribute("aria-labelledby","sheet-title");
    d.dataset.path=a.pathname;opener=a.closest("[popover]")?document.querySelector(`[popovertarget="${a.closest("[popover]").id}"]`):a;
    a.closest("[popover]")?.hidePopover();document.body.append(d);history.pushState(null,"",a.href);document.title=page.title;
    d.addEventListener("cancel",e=>{e.preventDefault();history.back()});
    d.addEventListener("close",()=>{if(d.isConnected){d.remove();history.back()}});
    d.addEventListener("click",e=>{const to=e.target.closest("a[href]");
    if(e.target===d||to&&!e.ctrlKey&&!e.metaKey&&(to===d.querySelector("header a[href]")||to.pathname===below))
    {e.preventDefault();history.back()}});
    d.showModal();recorders();cues(tell);thumbs();
    const first=d.querySelector("main :is(input:not([type=hidden]),select,textarea,button,a[href])");
    (first?.matches("input,select,textarea")?first:d.querySelector("h1"))?.focus()};
    addEventListener("popstate",()=>{const d=sheet();if(d&&location.pathname===d.dataset.path)return;
    if(d)shut();else if(location.pathname!==below)location.reload()});
    document.addEventListener("click",e=>{const a=e.target.closest("a[href]");
    if(!a||e.defaultPrevented||e.ctrlKey||e.metaKey||e.shiftKey||sheet()||a.target||a.origin!==location.origin||!isLaidOver(a))return;
    e.preventDefault();lay(a)});
    const seconds=text=>{const parts=text.trim().split(":").map(Number);
    return parts.some(isNaN)||!text.trim()?null:parts.reduce((sum,p)=>sum*60+p,0)};
    const moment=s=>(s>=3600?Math.floor(s/3600)+":"+two(Math.floor(s/60)%60):Math.floor(s/60))+":"+two(s%60);
    const place=span=>{const ends=[...span.querySelectorAll(".thumbs input")].map(r=>r.value/r.max*100);
    const part=ends.length>1?ends:[ends[0],ends[0]];
    span.style.setProperty("--from",part[0]+"%");span.style.setProperty("--to",part[1]+"%")};
    const thumbs=()=>{for(const span of root().querySelectorAll(".span")){const fields=[...span.querySelectorAll(".ends input")];
    const plot=span.querySelector(".plot");if(!plot||!fields.length)continue;let over=plot.querySelector(".thumbs");
    if(!over){over=document.createElement("div");over.className="thumbs";for(const f of fields){const r=document.createElement("input");
    r.type="range";r.min=0;r.max=span.dataset.most;r.setAttribute("aria-label",f.closest("label").querySelector("span").textContent);
    over.append(r)}plot.append(over)}
    [...over.children].forEach((r,i)=>{const s=seconds(fields[i].value);r.value=s??(i&&fields.length>1?r.max:0);
    r.setAttribute("aria-valuetext",moment(+r.value))});place(span)}};thumbs();
    let trying=0;const tried=span=>{const f=span.closest("form");clearTimeout(trying);
    trying=setTimeout(()=>f?.dataset.busy?tried(span):f?.isConnected&&f.querySelector("button.preview")&&f.requestSubmit(f.querySelector("button.preview")),250)};
    document.addEventListener("input",e=>{const over=e.target.closest?.(".thumbs");if(!over)return;const span=over.closest(".span");
    const all=[...over.children],i=all.indexOf(e.target);
    if(i===0&&all[1]&&+e.target.value>=+all[1].value)e.target.value=all[1].value-1;
    if(i===1&&+e.target.value<=+all[0].value)e.target.value=+all[0].value+1;
    span.querySelectorAll(".ends input")[i].value=moment(+e.target.value);e.target.setAttribute("aria-valuetext",moment(+e.target.value));
    place(span);tried(span)});
    document.addEventListener("keydown",e=>{if(!e.target.closest?.(".thumbs")||!/^Page(Up|Down)$/.test(e.key))return;e.preventDefault();
    e.target.value=+e.target.value+(e.key==="PageUp"?10:-10);e.target.dispatchEvent(new Event("input",{bubbles:true}))});
    document.addEventListener("change",e=>{if(e.target.closest?.(".ends")){thumbs();tried(e.target.closest(".span"))}});

    """#
}

/// The script by which a page from a server sends its forms without being reloaded: choices are saved at once, and the
/// response updates the page in place, so that scroll position and focus stay. Without this script, the browser loads
/// the page to which the response leads.
enum PostScript {
  /// Uses functions and values that the page's script defines: `patch`, `recorders`, `cues`, `tell`, `released`.
  ///
  /// A form is not sent again before its response has arrived; a choice made meanwhile is saved afterwards. Days and
  /// times, which change with each digit, are saved once they have not changed for a moment, and of two times of day
  /// both or none. A response without a page names the screen to show next:
  /// another screen is opened by the browser, and the same screen is updated in place, without a step in the history. A
  /// response with a page is a question, a code that is shown once, or an error. It is shown, and not updated until the
  /// user leaves it.
  static let text = #"""
    const fields=f=>[...f.elements].filter(e=>e.name&&e.type!=="hidden");
    const settle=f=>{for(const e of fields(f))if("defaultValue"in e&&e.type!=="file"){
    if(/^(radio|checkbox)$/.test(e.type))e.defaultChecked=e.checked;else e.defaultValue=e.value}};
    const loading=files=>{const bar=document.createElement("div"),line=document.createElement("i"),said=document.createElement("span");
    const cs=document.documentElement.lang==="cs",what=files?(cs?"Posílají se soubory: ":"Sending files: ")+files:cs?"Pracuje se":"Working";
    bar.className="loading";bar.setAttribute("role","progressbar");bar.setAttribute("aria-label",what);
    said.textContent=what+"…";bar.append(line,said);
    const timer=setTimeout(()=>(root().querySelector("header")??document.body.firstChild).after(bar),300);
    return{at:part=>{const p=Math.round(part*100);line.style.width=p+"%";said.textContent=what+", "+p+(cs?" %":"%");
    bar.setAttribute("aria-valuenow",p)},end:()=>{clearTimeout(timer);bar.remove()}}};
    const send=(url,body,bar)=>new Promise((done,failed)=>{const r=new XMLHttpRequest();r.open("POST",url);
    r.setRequestHeader("X-Live","1");r.upload.onprogress=e=>{if(body instanceof FormData&&e.lengthComputable)bar.at(e.loaded/e.total)};
    r.onload=()=>done(r);r.onerror=failed;r.send(body)});
    const put=(text,own)=>{const page=new DOMParser().parseFromString(text,"text/html");
    if(own)for(const t of page.querySelectorAll("main :is(.told,.toast)"))t.remove();
    else for(const t of document.querySelectorAll("main :is(.told,.toast:not(.live))"))t.remove();
    if(document.body.dataset.feed)page.body.dataset.feed=document.body.dataset.feed;
    renew(page,true);recorders();cues(tell);document.title=page.title};
    const seen=e=>{const b=e.getBoundingClientRect();return b.bottom>64&&b.top<innerHeight-64};
    const go=async(url,own)=>{await leave(url);if(url.pathname!==location.pathname)return location[sheet()?"replace":"assign"](url);
    const key=decodeURIComponent(url.hash.slice(1)),answer=await fetch(url);if(!answer.ok||answer.redirected)return location.replace(url);
    const text=await answer.text();await released();put(text,own);still=false;url.searchParams.delete("done");url.hash="";
    history.replaceState(null,"",url);const at=key&&root().querySelector("#"+CSS.escape(key)),on=document.activeElement;
    if(at&&!own&&at!==on){at.focus({preventScroll:true});if(!seen(at))at.scrollIntoView({block:"center"})}};
    document.addEventListener("submit",async e=>{const f=e.target;if(e.defaultPrevented||f.method!=="post")return;
    e.preventDefault();if(f.dataset.busy||document.body.matches(".offline"))return;f.dataset.busy="1";
    const data=new FormData(f,e.submitter),files=f.enctype==="multipart/form-data",own=f.dataset.saves!=null,
    bar=loading(files&&[...data.values()].filter(v=>v instanceof File&&v.name).length);
    try{const answer=await send(f.getAttribute("action"),files?data:new URLSearchParams(data),bar),to=answer.getResponseHeader("X-Location");
    settle(f);if(to)await go(new URL(to,location),own);
    else{await released();put(answer.responseText);still=true;
    (root().querySelector("main>[role=alert]")??root().querySelector("h1"))?.focus()}
    const said=f.querySelector(".saved");if(said&&to)said.textContent=
    document.documentElement.lang==="cs"?"✓ Uloženo":"✓ Saved"}
    catch{tell(document.documentElement.lang==="cs"?"Neodeslalo se. Zkuste to znovu.":"This was not sent. Try again.")}
    bar.end();delete f.dataset.busy});
    const saving=new WeakMap(),half=f=>{const t=[...f.querySelectorAll(".hours input[type=time]")].map(e=>!e.value);
    return t.includes(true)&&t.includes(false)};
    const save=(f,wait)=>{clearTimeout(saving.get(f));const go=()=>f.dataset.busy?save(f,100):f.isConnected&&!half(f)&&f.requestSubmit();
    if(wait)saving.set(f,setTimeout(go,wait));else go()};
    document.addEventListener("change",e=>{const f=e.target.form;if(f?.dataset.saves!=null)save(f,/^(date|time)$/.test(e.target.type)?400:0)});
    document.addEventListener("click",e=>{const f=e.target.closest("button[data-step]")?.form;if(f?.dataset.saves!=null)save(f,400)});
    document.addEventListener("click",async e=>{const a=e.target.closest("main :is(.choice,.group,.segments) a[href]");
    if(!a||e.ctrlKey||e.metaKey||e.shiftKey||e.defaultPrevented||a.pathname!==location.pathname)return;
    e.preventDefault();const key=a.getAttribute("href"),bar=loading();try{await go(new URL(a.href))}finally{bar.end()}
    [...document.querySelectorAll("main a[href]")].find(b=>b.getAttribute("href")===key)?.focus({preventScroll:true})});

    """#
}

/// The script of pages from a server. It updates the page when the book changes, and informs the user if an update
/// fails. Everything also works without the script. Pages with a recorder have a second script, `RecorderScript`.
package enum PageScript {
  /// The hashes of all scripts that pages from a server may contain.
  package static let hashes = [hash, RecorderScript.hash]

  /// The SHA-256 of the script in Base64, which the browser checks before it runs the script. A test compares it with
  /// the text.
  package static let hash = "sha256-LXzkzJ7KsG652JGf5wRXbh3bL3vGnlZku+wSaHj87NI="

  /// Updates the page in place: input, playing sounds, recordings, focus, open disclosures and the scroll position stay
  /// as they are. A page that explains why a form was refused is not updated. Content that depends on the time is
  /// fetched every minute, and when the page becomes visible; progress is fetched every second. A page that sends
  /// positions to a run is also fetched in every second in which it sends none, because the run's time goes on and,
  /// without a service, no event reports that the signal was lost.
  package static let text =
    "addEventListener(\"DOMContentLoaded\",()=>{\n" + CueScript.text + PatchScript.text + live + PostScript.text
    + KeysScript.text + PictureScript.text + CrosshairScript.text + SheetScript.text + "});\n"

  private static let live = #"""

    const base=location.pathname.split("/").slice(0,2).join("/");
    let busy=false,again=false;
    const state=document.createElement("div");state.className="live said";state.setAttribute("role","status");
    document.querySelector("main")?.prepend(state);
    let down=0;addEventListener("pointerdown",()=>{down=Date.now()},true);
    for(const n of["pointerup","pointercancel"])addEventListener(n,()=>setTimeout(()=>{down=0}),true);
    const released=async()=>{while(down&&Date.now()-down<1000)await new Promise(r=>setTimeout(r,20))};
    document.documentElement.classList.add("scripted");
    document.addEventListener("click",e=>{const b=e.target.closest("button.peek");if(!b)return;
    const f=b.parentElement.querySelector("input"),on=f.type==="password";f.type=on?"text":"password";
    b.setAttribute("aria-pressed",on)});
    document.addEventListener("click",e=>{const b=e.target.closest("button[data-step]");if(!b)return;
    const f=b.closest(".field").querySelector("input");
    const n=Math.round(((+f.value||0)+ +b.dataset.step)*1000)/1000;
    f.value=Math.min(f.max===""?n:+f.max,Math.max(f.min===""?0:+f.min,n));slide(f)});
    const slide=e=>{const w=e.closest(".field"),s=w?.querySelector("[data-slide]"),f=w?.querySelector("input");if(!s)return;
    if(e===s)f.value=s.value;else s.value=f.value;s.setAttribute("aria-valuetext",s.value+" s")};
    document.addEventListener("input",e=>slide(e.target));
    document.addEventListener("keydown",e=>{if(e.ctrlKey||e.altKey||e.metaKey||e.defaultPrevented||
    e.target.closest("input:not([type=radio]),select,textarea"))return;
    const to=[...root().querySelectorAll("[aria-keyshortcuts]")].find(b=>b.getAttribute("aria-keyshortcuts")===e.key);
    if(!to)return;e.preventDefault();to.focus();if(to.tagName!=="INPUT")to.click()});
    const two=n=>String(n).padStart(2,"0");
    setInterval(()=>{for(const t of document.querySelectorAll("[data-since],[data-until]")){
    const {since,until}=t.dataset,left=until?Math.max(0,Math.ceil((Date.parse(until)-Date.now())/1000)):1,
    s=since?Math.max(0,Math.floor((Date.now()-Date.parse(since))/1000)):left;
    t.textContent=(s>=3600?Math.floor(s/3600)+":"+two(Math.floor(s/60)%60):Math.floor(s/60))+":"+two(s%60);
    const r=until&&t.parentNode.querySelector("[data-part]");if(r){
    r.dataset.of??=100*s/r.dataset.part||1;r.style.setProperty("--part",100*s/r.dataset.of)}
    if(left===0&&!t.dataset.over){t.dataset.over="1";update()}}},500);
    let lasting="",passing="",gone=0,shown="";
    const paint=async()=>{await released();const words=passing||lasting;if(words===shown)return;shown=words;
    state.textContent=words;state.className=words?"toast live":"live said"};
    const clock=()=>new Date().toLocaleTimeString(document.documentElement.lang,{hour:"numeric",minute:"2-digit"});
    const tell=(words,away)=>{if(away&&document.body.matches(".offline"))return;lasting=words;
    document.body.classList.toggle("offline",!!away);for(const c of document.querySelectorAll("main :is(button,input,select,a[href])"))
    if(away){if(!c.hasAttribute("aria-disabled")){c.setAttribute("aria-disabled",true);c.dataset.away=""}}
    else if(c.dataset.away!=null){c.removeAttribute("aria-disabled");delete c.dataset.away}paint()};
    document.addEventListener("click",e=>{if(document.body.matches(".offline")&&e.target.closest("a[href],button:not([data-step],.peek)"))
    {e.preventDefault();e.stopPropagation();state.scrollIntoView({block:"nearest"})}},true);
    const mention=words=>{passing=words;clearTimeout(gone);if(words)gone=setTimeout(()=>mention(
    state.matches(":focus-within")?words:""),10000);return paint()};
    const typed=f=>/^(input|textarea|select)$/.test(f.localName)&&f.type!=="hidden"&&(
    /^(radio|checkbox)$/.test(f.type)?f.checked!==f.defaultChecked:f.value!==(f.defaultValue??f.value));
    const records=()=>typeof recording!=="undefined";
    const recorders=()=>{if(records())for(const r of document.querySelectorAll(".recorder:not([data-made])"))
    {r.dataset.made="";recording(r)}};recorders();cues(tell);
    const refused=()=>document.querySelector("main>[role=alert]");
    const path=e=>{const p=[];for(;e&&e!==document.body;e=e.parentElement)
    p.unshift([...e.parentElement.children].indexOf(e));return p};
    const find=p=>p.reduce((e,i)=>e&&e.children[i],document.body);
    const patch=patcher(e=>e===state||e.matches?.(".thumbs")||e.parentNode===document.body&&
    !/^(svg|a|header|main|nav|footer|#text)$/i.test(e.nodeName),typed);
    let still=false;
    async function update(){if(refused()||still)return;if(busy){again=true;return}busy=true;
    try{const url=new URL(location.href);url.searchParams.delete("done");
    const answer=await fetch(url,{headers:{"X-Live":"1"}});
    if(works()&&(answer.redirected||!answer.ok))return location.replace(answer.redirected?answer.url:url);
    if(answer.ok){const page=new DOMParser().parseFromString(await answer.text(),"text/html");
    const writes=[...document.querySelectorAll("main *")].some(typed);
    if(page.querySelector(".recorder")&&!records()&&!writes)return location.reload();
    await released();const at=document.activeElement,place=path(at);if(document.body.dataset.feed)page.body.dataset.feed=document.body.dataset.feed;
    if(renew(page))tell(document.documentElement.lang==="cs"?
    "Kniha se mezitím změnila; až skončíte, načtěte stránku znovu.":
    "The book has changed meanwhile; load the page again when you are done.");
    recorders();cues(tell);document.title=page.title;
    if(!at.isConnected)find(place)?.focus?.({preventScroll:true})}
    }catch{}busy=false;if(again){again=false;update()}}
    const works=()=>/\/task\/\d+$/.test(location.pathname)&&document.querySelector("main progress");
    const asking=works()&&setInterval(()=>works()?update():clearInterval(asking),1000);
    const later=()=>{if(!document.hidden)update()};
    setInterval(later,60000);document.addEventListener("visibilitychange",later);
    const events=new EventSource(base+"/events");
    events.addEventListener("changed",e=>{if(!e.data||location.pathname.endsWith(e.data))update()});
    events.addEventListener("said",e=>tell(e.data));
    const show=(words,here)=>{const N=window.Notification;if(!N)return;
    if(N.permission==="granted"){new N("RecordBook",{body:words,tag:words});return}
    if(N.permission==="denied"||!here||state.querySelector("button"))return;
    const ask=document.createElement("button");ask.type="button";ask.textContent=
    document.documentElement.lang==="cs"?"Ukazovat jako oznámení":"Show as notifications";
    ask.addEventListener("click",async()=>{await N.requestPermission();ask.remove()});state.append(" ",ask)};
    events.addEventListener("notice",async e=>{const[of,words]=e.data.split("\n");
    const here=!of||of.split(" ").includes(location.pathname.split("/")[3]);
    if(here)await mention(words);if(words)show(words,here)});
    events.onerror=()=>tell(document.documentElement.lang==="cs"?
    "RecordBook je zavřený od "+clock()+". Až ho znovu otevřete, jde to dál.":
    "RecordBook is closed since "+clock()+". Open it again to go on.",true);
    events.onopen=()=>tell("");
    if(document.body.dataset.feed){const cs=document.documentElement.lang==="cs";let queue=[],sending=false,fed=Date.now();
    setInterval(()=>{if(Date.now()-fed>1900&&document.querySelector("main.canvas"))later()},1000);
    const send=async()=>{if(sending||!queue.length)return;sending=true;const batch=queue.slice(0,200);
    const form=new URLSearchParams({nonce:document.body.dataset.feed,fixes:JSON.stringify(batch)});
    try{const answer=await fetch(base+"/feed",{method:"POST",body:form});
    if(answer.ok)queue=queue.slice(batch.length);
    else if(answer.status===409){navigator.geolocation.clearWatch(watch);queue=[]}
    }catch{}sending=false;if(queue.length)setTimeout(send,1000)};
    const watch=navigator.geolocation?navigator.geolocation.watchPosition(p=>{fed=Date.now();const c=p.coords,
    fix={time:new Date(p.timestamp).toISOString(),lat:c.latitude,lon:c.longitude,accuracy:c.accuracy};
    if(c.altitude!=null)fix.elevation=c.altitude;queue.push(fix);send()},
    e=>{if(e.code===1)tell(cs?"Prohlížeč nesmí říct polohu. Povolte mu to v nastavení této stránky.":
    "The browser may not tell the position. Allow it in the settings of this page.")},
    {enableHighAccuracy:true,maximumAge:0}):0}

    """#
}

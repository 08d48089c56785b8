import Rendering

/// The script of the page that the runner sends to friends. It leads the friend through the steps, and saves the
/// recorded message as a file. For browsers that run no scripts, the page explains how to send a recording made with
/// any recorder.
enum SharedPageScript {
  /// The SHA-256 of the script in Base64, which the browser checks before it runs the script. A test checks that it
  /// matches `text`.
  static let hash = "sha256-DFcTbRbdZfHO266218as4JyLPfp4Tm8Ko2T4QtmMdYU="

  /// The script's text. Each saved message takes one of the tokens in the page. The script stores nothing in the
  /// browser except the tokens already taken, so that no token is taken twice. If the browser stores nothing for pages
  /// opened from files, each window begins with the first token again.
  static let text =
    RecorderScript.text + """

      const root=document.documentElement,main=document.querySelector("main"),$=s=>main.querySelector(s);
      root.classList.add("scripted");
      const {share,lastDay}=main.dataset,all=main.dataset.tokens.split(" ").filter(t=>t),key="samwise-"+share;
      let used=[];try{used=(localStorage.getItem(key)||"").split(" ")}catch{}
      const open=()=>all.filter(t=>!used.includes(t));
      const cs=()=>$("#cs").checked,steps=[...main.querySelectorAll(".step")];
      const speak=()=>{root.lang=cs()?"cs":"en";document.title=main.dataset[cs()?"titleCs":"titleEn"]};
      for(const l of main.querySelectorAll("[name=language]"))l.addEventListener("change",speak);
      const go=n=>{steps.forEach((s,i)=>s.hidden=i!==n);steps[n].querySelector("h2").focus()};
      const now=new Date(),day=[now.getFullYear(),now.getMonth()+1,now.getDate()].map(n=>String(n).padStart(2,"0"))
      .join("-"),over=day>lastDay,spent=!open().length;
      steps.forEach((s,i)=>s.hidden=i!==0);
      $("#over").hidden=!over;$("#spent").hidden=over||!spent;$("#next").hidden=over||spent;
      const left=()=>{for(const e of main.querySelectorAll(".left"))e.textContent=open().length};left();
      $("#next").addEventListener("click",()=>go(1));
      for(const b of main.querySelectorAll("[data-to]"))b.addEventListener("click",()=>go(+b.dataset.to));
      const number=e=>+e.value.trim().replace(",","."),chosen=()=>$("[name=when]:checked").value;
      const trigger=()=>{const w=chosen(),n=number($("#"+(w==="finish"?"km":w)));
      if(w==="finish")return{finish:true};
      if(w==="km")return n>=0.1&&n<=1000?{metres:Math.round(n*1000)}:null;
      return n>=1&&n<=6000?{minutes:Math.round(n)}:null};
      const wrong=(id,on)=>{const f=$("#"+id),e=$("#"+id+"-wrong");e.hidden=!on;
      if(on)f.setAttribute("aria-invalid","true");else f.removeAttribute("aria-invalid");return on};
      $("#who").addEventListener("submit",e=>{e.preventDefault();const w=chosen();
      const bad=[["from",!$("#from").value.trim()],["km",w==="km"&&!trigger()],["minutes",w==="minutes"&&!trigger()]]
      .filter(([id,on])=>wrong(id,on));
      if(bad.length)return $("#"+bad[0][0]).focus();go(2)});
      for(const id of ["km","minutes"])$("#"+id).addEventListener("input",()=>{$("[value="+id+"]").checked=true});
      const recorder=$(".recorder");recording(recorder);
      recorder.addEventListener("sound",()=>{$("#pack").disabled=!recorder.sound});
      let saved=null;
      const hand=()=>{const a=document.createElement("a");a.href=URL.createObjectURL(saved);a.download=saved.name;
      main.append(a);a.click();a.remove();setTimeout(()=>URL.revokeObjectURL(a.href),60000)};
      $("#pack").addEventListener("click",async()=>{const sound=recorder.sound;const token=open()[0];if(!sound||!token)return;
      const url=await new Promise((done,fail)=>{const r=new FileReader();r.onload=()=>done(r.result);r.onerror=fail;
      r.readAsDataURL(sound)});
      const from=$("#from").value.trim(),text=$("#text").value.trim();
      const bundle={samwise:1,share,token,from,...(text?{text}:{}),trigger:trigger(),
      audio:{type:sound.type||"application/octet-stream",base64:url.slice(url.indexOf(",")+1)}};
      const name=from.replace(/[\\\\/:*?"<>|\\p{C}]/gu,"").trim()||"message";
      saved=new File([JSON.stringify(bundle)],name+(open().length<all.length?"-"+(all.length-open().length+1):"")+".samwise",{type:"application/octet-stream"});
      used.push(token);try{localStorage.setItem(key,used.join(" ").trim())}catch{}
      hand();left();$("#name").textContent=saved.name;$("#another").hidden=!open().length;go(3)});
      $("#again").addEventListener("click",hand);
      $("#another").addEventListener("click",()=>{const f=recorder.querySelector("input[type=file]");f.value="";
      f.dispatchEvent(new Event("change"));$("#text").value="";go(1)});
      """
}

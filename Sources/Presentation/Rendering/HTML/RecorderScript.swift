/// The script with which a page records sound. Pages from a server that have a recorder contain it as a separate
/// script; the page sent to friends contains it at the beginning of its own script. It has no texts: it shows and hides
/// elements of the page, and puts the recording into the file field as if the user had chosen a file.
package enum RecorderScript {
  /// The SHA-256 of the script in Base64, which the browser checks before it runs the script. A test compares it with
  /// the text.
  package static let hash = "sha256-1V4FGondufbvf123vFnM1WuQPce9c3pCztnkMu1QR/c="

  /// Defines the function `recording`, whose argument is an element with a file field. It checks the chosen file, and
  /// adds a recorder if the browser can record MP4 or Ogg. It asks for these formats, since the default of Chromium,
  /// WebM, is refused by the book.
  ///
  /// Parts of the element, all optional but the field: `.record`, `.stop`, `.meter` with `progress` and `.time`,
  /// `.heard`, and notes `[data-note]`: `denied`, `none`, `short`, `long`, `big`, `webm`, `kind`. `data-seconds` is the
  /// maximum duration in whole seconds; as in the book, one second more is accepted. The element's property `sound` is
  /// the accepted file, or null; the event `sound` carries the file.
  package static let text = """
    const recording=root=>{const q=s=>root.querySelector(s),field=q("input[type=file]"),most=+root.dataset.seconds;
    const show=(s,on)=>{const e=q(s);if(e)e.hidden=!on};
    const note=name=>{for(const e of root.querySelectorAll("[data-note]"))e.hidden=e.dataset.note!==name};
    const type=window.MediaRecorder&&navigator.mediaDevices&&["audio/mp4","audio/ogg;codecs=opus","audio/ogg"]
    .find(t=>MediaRecorder.isTypeSupported(t));
    const kind=b=>{const t=(i,n)=>String.fromCharCode(...b.slice(i,i+n));
    return t(4,4)==="ftyp"?"audio/mp4":t(0,4)==="OggS"?"audio/ogg":t(0,4)==="RIFF"&&t(8,4)==="WAVE"?"audio/wav":
    b[0]===0x1a&&b[1]===0x45&&b[2]===0xdf&&b[3]===0xa3?"webm":""};
    const lasts=file=>new Promise(done=>{const a=new Audio(),url=URL.createObjectURL(file);
    const end=s=>{URL.revokeObjectURL(url);done(s)};a.preload="metadata";a.onerror=()=>end(NaN);
    a.onloadedmetadata=()=>end(a.duration);a.src=url});
    let recorder=null,begun=0,measured=null,clock=0;root.sound=null;
    const settle=(sound,name)=>{root.sound=sound;note(name);const heard=q(".heard");
    if(heard){if(heard.src)URL.revokeObjectURL(heard.src);
    if(sound)heard.src=URL.createObjectURL(sound);else heard.removeAttribute("src");heard.hidden=!sound}
    root.dispatchEvent(new Event("sound"))};
    const check=async()=>{const file=field.files[0],seconds=measured;measured=null;if(!file)return settle(null,"");
    const found=kind(new Uint8Array(await file.slice(0,12).arrayBuffer()));
    if(found==="webm")return settle(null,"webm");if(!found)return settle(null,"kind");
    if(file.size>2097152)return settle(null,"big");
    const s=seconds??await lasts(file);if(s<0.5)return settle(null,"short");
    if(isFinite(s)&&s>most+1)return settle(null,"long");settle(file,"")};
    field.addEventListener("change",check);
    if(!type){note("none");return}
    show(".record",true);
    const tick=()=>{const s=(performance.now()-begun)/1000,bar=q("progress"),time=q(".time");
    if(bar)bar.value=Math.min(s,most);if(time)time.textContent="0:"+String(Math.min(Math.floor(s),most)).padStart(2,"0");
    if(s>=most)stop()};
    const stop=()=>{if(recorder&&recorder.state!=="inactive")recorder.stop()};
    q(".record").addEventListener("click",async()=>{if(recorder)return;recorder={state:"inactive"};note("");let stream;
    try{stream=await navigator.mediaDevices.getUserMedia({audio:true})}catch{recorder=null;note("denied");return}
    const parts=[];recorder=new MediaRecorder(stream,{mimeType:type,audioBitsPerSecond:64000});
    recorder.ondataavailable=e=>parts.push(e.data);
    recorder.onstart=()=>{begun=performance.now();root.dataset.recording="";clock=setInterval(tick,100);
    show(".record",false);show(".stop",true);show(".meter",true);q(".stop").focus()};
    recorder.onstop=()=>{clearInterval(clock);measured=Math.min((performance.now()-begun)/1000,most);
    stream.getTracks().forEach(t=>t.stop());delete root.dataset.recording;const at=document.activeElement===q(".stop");
    show(".stop",false);show(".meter",false);show(".record",true);if(at)q(".record").focus();recorder=null;
    const whole=new Blob(parts,{type:type.split(";")[0]}),list=new DataTransfer();
    list.items.add(new File([whole],type==="audio/mp4"?"message.m4a":"message.ogg",{type:whole.type}));
    field.files=list.files;field.dispatchEvent(new Event("change",{bubbles:true}))};
    recorder.start()});
    q(".stop").addEventListener("click",stop)};
    """
}

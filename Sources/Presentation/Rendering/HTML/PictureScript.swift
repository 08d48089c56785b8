/// The script that saves a picture of a screen as PNG, which more programs show than SVG: the browser draws the picture
/// on a canvas. Without the script, the link saves the SVG. Nothing is sent to a server.
enum PictureScript {
  static let text = #"""
    document.addEventListener("click",async e=>{const a=e.target.closest("a.picture-link");
    if(!a||e.defaultPrevented||e.ctrlKey||e.metaKey)return;e.preventDefault();
    try{const svg=await(await fetch(a.href)).text(),image=new Image();
    image.src="data:image/svg+xml;charset=utf-8,"+encodeURIComponent(svg);await image.decode();
    const canvas=document.createElement("canvas");canvas.width=image.width;canvas.height=image.height;
    canvas.getContext("2d").drawImage(image,0,0);
    const png=await new Promise(r=>canvas.toBlob(r,"image/png")),to=document.createElement("a");
    to.href=URL.createObjectURL(png);to.download=decodeURIComponent(a.pathname.split("/").slice(3).join("-"))+".png";
    to.click();setTimeout(()=>URL.revokeObjectURL(to.href),10000)}catch{location.assign(a.href)}});

    """#
}

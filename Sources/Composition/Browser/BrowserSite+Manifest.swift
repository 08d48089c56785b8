import HTTP
import Rendering

/// The data that a browser needs to install the book as an app.
extension BrowserSite {
  /// The web app manifest.
  var manifest: HTTPResponse {
    let prefix = session.prefix
    let text = """
      {"name":"RecordBook","short_name":"RecordBook","start_url":"\(prefix)/\(ServedPages.screens)",\
      "display":"standalone","background_color":"#FFFFFF","icons":[\
      {"src":"\(prefix)/icon.svg","sizes":"any","type":"image/svg+xml","purpose":"any"},\
      {"src":"\(prefix)/\(ServedPages.touchIcon)","sizes":"\(TouchIcon.side)x\(TouchIcon.side)","type":"image/png"}]}

      """
    return HTTPResponse(.ok, ["Content-Type": "application/manifest+json"], body: .bytes(Array(text.utf8)))
  }
}

/// What every answer tells the browser, so that no page of the session loads, sends, frames or leaks anything beyond its
/// own origin.
package enum SecurityHeaders {
  /// - Parameter scriptHashes: of the scripts that may run, in Base64, `sha256-…`; none run where there are none.
  package static func fields(scriptHashes: [String] = []) -> HeaderFields {
    let scripts = scriptHashes.isEmpty ? "'none'" : scriptHashes.map { "'\($0)'" }.joined(separator: " ")
    let policy = [
      "default-src 'none'", "style-src 'self'", "style-src-attr 'unsafe-inline'", "img-src 'self' data:",
      "media-src 'self' data: blob:", "form-action 'self'", "connect-src 'self'",
      "script-src \(scripts)", "base-uri 'none'", "frame-ancestors 'none'",
    ]
    return [
      "Content-Security-Policy": policy.joined(separator: "; "),
      // With no-referrer Chromium sends "Origin: null" with the session's own forms.
      "Referrer-Policy": "same-origin",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
    ]
  }
}

/// Header fields for every response. They prevent the browser from loading anything from, or sending anything to, other
/// servers. They also prevent the pages of other sites from showing the server's pages in frames.
package enum SecurityHeaders {
  /// Returns the header fields for a response.
  /// - Parameter scriptHashes: the hashes of the scripts that may run, in Base64 with the prefix `sha256-`. If it is
  ///   empty, no script may run.
  package static func fields(scriptHashes: [String] = []) -> HeaderFields {
    let scripts = scriptHashes.isEmpty ? "'none'" : scriptHashes.map { "'\($0)'" }.joined(separator: " ")
    let policy = [
      "default-src 'none'", "style-src 'self'", "style-src-attr 'unsafe-inline'", "img-src 'self' data:",
      "media-src 'self' data: blob:", "form-action 'self'", "connect-src 'self'", "manifest-src 'self'",
      "script-src \(scripts)", "base-uri 'none'", "frame-ancestors 'none'",
    ]
    return [
      "Content-Security-Policy": policy.joined(separator: "; "),
      // With `no-referrer`, Chromium would send "Origin: null" with the session's own forms.
      "Referrer-Policy": "same-origin",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
    ]
  }
}

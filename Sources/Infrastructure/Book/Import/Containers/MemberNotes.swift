import BookApplication
import KernelApplication

/// What to report about the files in an archive: files that were not imported, and remarks on files that were.
struct MemberNotes: Sendable {
  var bad: [BadFile] = []
  var skipped: [Skipped] = []
  /// The names of files that contain nothing that any feature can import.
  var passedOver: [String] = []
  /// The names of sessions of adidas Running, whose JSON is not read. Most of them have a track beside the JSON.
  var adidasSessions: [String] = []
  /// The names, without folder and extension, of the tracks that were read.
  var tracks: Set<String> = []
  /// The number of files in the archive, excluding nested archives.
  var files = 0
  /// The names of the services whose exports were recognised.
  var services: Set<String> = []

  mutating func append(_ next: MemberNotes) {
    bad += next.bad
    skipped += next.skipped
    passedOver += next.passedOver
    adidasSessions += next.adidasSessions
    tracks.formUnion(next.tracks)
    files += next.files
    services.formUnion(next.services)
  }

  /// Reports the sessions of adidas Running that have no track, and passes over the others. Call this once all files
  /// have been read.
  mutating func finishSessions() {
    for name in adidasSessions {
      if tracks.contains(MemberNotes.stem(name)) {
        passedOver.append(name)
      } else {
        skipped.append(Skipped(what: .book(.entry(name: name)), why: .book(.notRead(service: .adidas))))
      }
    }
    adidasSessions = []
  }

  /// Returns a file's name without its folder and its extension.
  static func stem(_ name: String) -> String {
    let file = (name.split(whereSeparator: { $0 == "/" || $0 == "›" }).last ?? "").drop { $0 == " " }
    return String(file.prefix { $0 != "." })
  }
}

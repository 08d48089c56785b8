package import Formats
package import KernelApplication
package import SwimmingApplication

/// Reads swims from an Apple Health export: the XML itself, or the zip archive that holds it.
package struct AppleHealthImporter {
  private let timeZones: TimeZoneDatabase

  package init(timeZones: TimeZoneDatabase = TimeZoneDatabase()) {
    self.timeZones = timeZones
  }

  /// Whether the root is that of an export; exports have all names.
  package static func recognises(_ root: XMLRoot) -> Bool {
    root == .named(AppleExport.root.description)
  }

  /// Reads a file whole; one that is cut or damaged anywhere is refused.
  package func read(_ file: WorkoutFile, progress: any ProgressSink) throws(Failure) -> ReadWorkouts {
    let document = try AppleHealthDocument(file)
    var meter = ProgressMeter(subject: file.path, bytesTotal: file.bytes, sink: progress)
    do {
      let read = try document.workouts(self) { consumed, found in meter.step(consumed, found: found) }
      meter.finish(found: read.workouts.count)
      return read
    } catch {
      throw document.failure(error)
    }
  }

  /// The swims of a document in a file.
  /// - Parameter step: called after each stretch with the bytes read and the swims found so far; false stops.
  package func workouts(
    in file: InputFile, sizes: XMLStretchSizes = XMLStretchSizes(), step: (Int64, Int) -> Bool = { _, _ in true }
  ) throws(AppleHealthProblem) -> ReadWorkouts {
    let document = XMLStretches<AppleExport>(file, AppleExport.interests, root: AppleExport.root, sizes: sizes)
    let export: AppleExport?
    do {
      export = try document.read { consumed, export in step(consumed, export.swimCount) }
    } catch {
      throw AppleHealthProblem(error)
    }
    guard let export else { throw .cancelled }
    return AppleWorkouts.of(export, timeZones: timeZones)
  }

  /// The swims of a document handed over piece by piece.
  /// - Parameter step: called after each piece with the bytes consumed and the swims found so far; false stops.
  package func workouts(
    in pieces: any PieceSource, step: (Int64, Int) -> Bool = { _, _ in true }
  ) throws(AppleHealthProblem) -> ReadWorkouts {
    var export = AppleExport()
    var scanner = XMLScanner(AppleExport.interests)
    while let piece = try AppleHealthProblem.ofSource({ () throws(PieceError) in try pieces.next() }) {
      try AppleHealthProblem.ofDocument { () throws(FormatProblem) in try scanner.scan(piece, into: &export) }
      guard step(pieces.consumed, export.swimCount) else { throw .cancelled }
    }
    try AppleHealthProblem.ofDocument { () throws(FormatProblem) in try scanner.finish() }
    return AppleWorkouts.of(export, timeZones: timeZones)
  }
}

/// Why a document cannot be read.
package enum AppleHealthProblem: Error, Hashable, Sendable {
  /// The file, or the archive around the document.
  case source(PieceError)
  /// The document itself; offsets count in it.
  case document(FormatProblem)
  case cancelled

  /// Of a document that is a file itself.
  fileprivate init(_ error: PieceError) {
    switch error {
    case .file: self = .source(error)
    case .format(let problem): self = .document(problem)
    }
  }

  fileprivate static func ofSource<Value>(
    _ body: () throws(PieceError) -> Value
  ) throws(AppleHealthProblem) -> Value {
    do { return try body() } catch { throw .source(error) }
  }

  fileprivate static func ofDocument(_ body: () throws(FormatProblem) -> Void) throws(AppleHealthProblem) {
    do { try body() } catch { throw .document(error) }
  }
}

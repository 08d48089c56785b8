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
  package func read(_ file: SwimFile, progress: any ProgressSink) throws(Failure) -> ReadSwims {
    let (documents, skipped) = try AppleHealthDocument.all(file)
    var meter = ProgressMeter(subject: file.path, bytesTotal: file.bytes, sink: progress)
    var all = ReadSwims(skipped: skipped)
    for document in documents {
      let before = all.swims.count
      let read = try document.swims(self) { consumed, found in meter.step(consumed, found: before + found) }
      all.swims += read.swims
      all.skipped += read.skipped
    }
    meter.finish(found: all.swims.count)
    return all
  }

  /// The swims of a document.
  /// - Parameters:
  ///   - threads: as many as there are processors, if not given.
  ///   - step: called after each stretch with the bytes read and the swims found so far; false stops.
  package func swims(
    in source: any XMLStretchSource, threads: Int? = nil,
    step: (Int64, Int) -> Bool = { _, _ in true }
  ) throws(AppleHealthProblem) -> ReadSwims {
    let document = XMLStretches<AppleExport>(
      source, AppleExport.interests, root: AppleExport.root, threads: threads)
    let export: AppleExport?
    do {
      export = try document.read { consumed, export in step(consumed, export.swimCount) }
    } catch {
      throw .document(error)
    }
    guard let export else { throw .cancelled }
    return AppleWorkouts.of(export, timeZones: timeZones)
  }
}

/// Why there are no swims of a document.
package enum AppleHealthProblem: Error, Hashable, Sendable {
  case document(XMLProblem)
  case cancelled
}

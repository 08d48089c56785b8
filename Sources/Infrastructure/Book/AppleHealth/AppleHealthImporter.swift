import BookApplication
import KernelApplication

/// Imports Apple Health exports: XML files, or zip archives that contain them. Each export is scanned once for all
/// features.
struct AppleHealthImporter {
  /// Reads a whole file. Fails if any part of the file is cut short or damaged.
  /// - Returns: the parts of the file that no feature can use, and why.
  func read(
    _ file: ImportFile, for runs: [any ReaderRun], progress: any ProgressSink
  ) throws(Failure) -> [Skipped] {
    let (documents, skipped) = try AppleHealthDocument.all(file)
    var meter = ProgressMeter(subject: file.path, bytesTotal: file.bytes, sink: progress)
    var found = 0
    for document in documents {
      let gatherers = try document.gatherers(runs) { consumed, more in meter.step(consumed, found: found + more) }
      found += gatherers.reduce(0) { $0 + $1.found }
      for (run, gatherer) in zip(runs, gatherers) { try run.gathered(gatherer, at: document.place) }
    }
    meter.finish(found: found)
    return skipped
  }
}

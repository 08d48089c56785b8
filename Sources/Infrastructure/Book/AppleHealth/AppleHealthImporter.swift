import BookApplication
import KernelApplication

/// Reads Apple Health exports, the XML itself or the zip archive that holds it: each once, for all features.
struct AppleHealthImporter {
  /// Reads a file whole; one that is cut or damaged anywhere is refused.
  /// - Returns: what of the file could not be used by anybody.
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

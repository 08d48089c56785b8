import BookApplication
package import Formats
import KernelApplication

/// Reads Apple Health exports, the XML itself or the zip archive that holds it: each once, for all features.
package struct AppleHealthImporter {
  package init() {}

  /// Whether the root is that of an export; exports have all names.
  package static func recognises(_ root: XMLRoot) -> Bool {
    root == .named(AppleHealthScan.root.description)
  }

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
      for (run, gatherer) in zip(runs, gatherers) { run.gathered(gatherer) }
    }
    meter.finish(found: found)
    return skipped
  }

  /// Has features gather what a document holds.
  /// - Parameters:
  ///   - gatherers: makes those of a chunk, always of the same features in the same order.
  ///   - threads: as many as there are processors, if not given.
  ///   - step: called after each chunk with the bytes read and the things found so far; false stops.
  package static func gather(
    from source: any XMLChunkSource, _ interests: [XMLInterest], threads: Int? = nil,
    _ gatherers: @escaping @Sendable () -> [any AppleHealthGatherer], step: (Int64, Int) -> Bool = { _, _ in true }
  ) throws(AppleHealthProblem) -> [any AppleHealthGatherer] {
    let names = interests.map(\.element)
    let document = XMLChunkedReader<AppleHealthScan>(source, interests, root: AppleHealthScan.root, threads: threads) {
      AppleHealthScan(gatherers(), names: names)
    }
    let scan: AppleHealthScan?
    do {
      scan = try document.read { consumed, scan in step(consumed, scan.found) }
    } catch {
      throw .document(error)
    }
    guard let scan else { throw .cancelled }
    return scan.gatherers
  }
}

/// Why nothing could be gathered from a document.
package enum AppleHealthProblem: Error, Hashable, Sendable {
  case document(XMLProblem)
  case cancelled
}

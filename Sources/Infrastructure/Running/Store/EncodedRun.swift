import JSONCoding
package import KernelApplication
package import RunningDomain
package import Storage

/// A run that is ready to be stored: its row, and its encoded track. Copies share their content, because an import
/// keeps thousands of runs in several lists, and a row takes up more than a kilobyte.
package struct EncodedRun: Sendable {
  private let content: Content

  private final class Content: Sendable {
    let row: RunRow
    let track: EncodedTrack

    init(_ row: RunRow, _ track: EncodedTrack) {
      (self.row, self.track) = (row, track)
    }
  }

  var id: RunID { content.row.id }
  package var row: RunRow { content.row }
  package var track: EncodedTrack { content.track }

  /// Encodes a run, which keeps its id.
  /// - Parameter spool: stores the track until the import is complete; nil to store it in memory.
  package init(_ run: Run, in spool: Spool? = nil) {
    let bytes = RunTrackCoding.encode(RunTrack(of: run), of: run.id)
    content = Content(
      RunRow(CorrectedRun(run), track: Checksum(of: bytes).value),
      EncodedTrack(run: run.id, bytes: spool?.keep(bytes) ?? .memory(bytes)))
  }

  private init(_ row: RunRow, _ track: EncodedTrack) { content = Content(row, track) }

  /// Returns this run with another id.
  func named(_ id: RunID) -> EncodedRun { id == self.id ? self : EncodedRun(row.named(id), track.named(id)) }
}

/// The encoded track of a run, in memory or in a temporary file (see `Spool`).
package struct EncodedTrack: Sendable {
  private var run: RunID
  private let bytes: KeptBytes
  /// Whether `bytes` still contain the id that the run had in the imported file, although its id is now `run`.
  private var isRenamed = false

  fileprivate init(run: RunID, bytes: KeptBytes) {
    (self.run, self.bytes) = (run, bytes)
  }

  fileprivate func named(_ id: RunID) -> EncodedTrack {
    guard id != run else { return self }
    var track = self
    (track.run, track.isRenamed) = (id, true)
    return track
  }

  /// Returns the encoded track of the run. It is read from the spool if necessary, since not all tracks of an import
  /// fit into memory.
  package func read() throws(Failure) -> [UInt8] {
    let bytes = try bytes.read()
    guard isRenamed else { return bytes }
    do throws(JSONError) {
      return RunTrackCoding.encode(try RunTrackCoding.decode(bytes).track, of: run)
    } catch {
      throw .storeDamaged(place: run.description, problem: error.problem)
    }
  }
}

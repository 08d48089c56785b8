import BookApplication
package import KernelApplication
import KernelDomain
package import SwimmingDomain

/// The pool lengths that the user states in an import, for files that do not state any.
package struct PoolOption: Hashable, Sendable {
  /// The pool length for all files whose laps are whole multiples of it; nil if the user stated none.
  package var everywhere: PoolLength?
  /// The pool lengths for individual files, by the path or name of the file as the user wrote it.
  package var files: [String: PoolLength] = [:]

  package init(everywhere: PoolLength? = nil, files: [String: PoolLength] = [:]) {
    self.everywhere = everywhere
    self.files = files
  }

  /// Parses the text of the option: lengths separated by semicolons, each for all files (`25`) or for one file
  /// (`a.tcx=50`). Fails with `invalidInput` if the text does not have this form.
  package init(written text: String?) throws(Failure) {
    for part in (text ?? "").split(separator: ";") {
      let equals = part.lastIndex(of: "=")
      let length = equals.map { part[part.index(after: $0)...] } ?? part
      guard let pool = PoolLength(written: String(length)) else {
        throw .invalidInput(
          field: "pool", problem: .swimming(.poolOption(text: String(length))), valid: ["25", "50", "22.86", "25yd"])
      }
      guard let equals else {
        if everywhere != nil { throw .invalidInput(field: "pool", problem: .swimming(.poolTwice)) }
        everywhere = pool
        continue
      }
      files[String(part[..<equals])] = pool
    }
  }

  /// Returns the pool length that the user stated for this particular file; nil if there is none.
  package func pool(of path: String) -> PoolLength? {
    files[path] ?? path.split(separator: "/").last.flatMap { files[String($0)] }
  }
}

/// A swim whose file states its laps, but not the length of the pool.
package struct PoollessSwim: Hashable, Sendable {
  package private(set) var swim: Swim
  /// Whether the user stated the pool length for this particular file. If so, a pool length from another recording is
  /// not used.
  private let isDecided: Bool
  private let everywhere: PoolLength?
  /// The time zone that was used for the swim because the file states none, as a remark; nil if the file states it.
  fileprivate let zone: SwimImportMessage?
  package let path: String
  /// Whether the file is inside an archive, so that its name was not given on the command line.
  let isInArchive: Bool

  /// Creates the swim. If the user stated a pool length that fits its laps, the laps are divided into lengths of that
  /// pool.
  package init(
    _ swim: Swim, _ pools: PoolOption, zone: SwimImportMessage? = nil, path: String, isInArchive: Bool = false
  ) {
    self.swim = swim
    self.zone = zone
    everywhere = pools.everywhere
    self.path = path
    self.isInArchive = isInArchive
    let own = pools.pool(of: path)
    isDecided = own != nil
    if let pool = own ?? pools.everywhere.flatMap({ $0.fits(swim.statedLaps) ? $0 : nil }) { measure(in: pool) }
  }

  private mutating func measure(in pool: PoolLength) {
    swim.pool = pool
    swim.place = .pool
    swim.laps = StatedLengths(swim.statedLaps, in: pool).laps
  }

  /// Takes the pool length from another recording of the same swim, unless the user stated the pool length for this
  /// particular file.
  /// - Parameter others: swims with known pool lengths, among which to look for the other recording.
  mutating func takePool(of others: some Sequence<Swim>) {
    guard !isDecided, let twin = others.first(where: { $0.pool != nil && $0.isSameTime(as: swim) }),
      let pool = twin.pool
    else { return }
    measure(in: pool)
  }

  /// The name of the file, without its folders.
  var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The reason why the swim cannot be imported yet: the user stated no pool length, or one for all files that does not
  /// fit this swim. The first contains the usual pool lengths that fit.
  package var whyNot: SwimImportMessage {
    if everywhere != nil { return .unevenLaps }
    return .noPool(file: fileName, fits: PoolLength.suggested.filter { $0.fits(swim.statedLaps) }.map(\.metres))
  }
}

extension ReadSwims {
  /// Moves the poolless swims whose pool length is now known to `swims`, and adds remarks on their time zones and on
  /// how exact their lengths are.
  package mutating func measurePoolless() {
    let measured = poolless.filter { $0.swim.pool != nil }
    for found in measured {
      if let zone = found.zone { skip(.timeZone(swim: found.swim.id.description), zone) }
    }
    for found in measured { add(found.swim) }
    poolless.removeAll { $0.swim.pool != nil }
  }

  private mutating func add(_ swim: Swim) {
    guard let pool = swim.pool else { return }
    swims.append(swim)
    let name = swim.id.description
    let lengths = StatedLengths(swim.statedLaps, in: pool)
    if lengths.laps.isEmpty { return skip(.laps(swim: name), .noLengthsTold) }
    if lengths.unusable > 0 { skip(.someLaps(count: lengths.unusable, swim: name), .unevenLaps) }
    if lengths.groups > 0 { skip(.singleTimes(swim: name), .equalShares) }
    if lengths.isInWholeSeconds { skip(.singleTimes(swim: name), .wholeSeconds) }
  }
}

extension [ReadSwims] {
  /// Gives each poolless swim the pool length of another recording of the same swim, in the book or in this import,
  /// and then adds the swim to `swims`. Fails with `badFile` if the pool length of a swim remains unknown, so that
  /// nothing is imported until the user states it. A file in an archive is left out instead.
  mutating func measurePoolless(beside book: SwimBook) throws(Failure) {
    guard contains(where: { !$0.poolless.isEmpty }) else { return }
    let measured = book.swims.filter { $0.pool != nil } + flatMap(\.swims).filter { $0.pool != nil }
    var open: [(file: String, skipped: Skipped)] = []
    for index in indices {
      for place in self[index].poolless.indices { self[index].poolless[place].takePool(of: measured) }
      self[index].measurePoolless()
      for poolless in self[index].poolless {
        let skipped = Skipped(
          what: .book(.activity(sport: .swimming, start: poolless.swim.start.description)),
          why: .swimming(poolless.whyNot))
        if poolless.isInArchive { self[index].skipped.append(skipped) } else { open.append((poolless.path, skipped)) }
      }
      self[index].poolless = []
    }
    guard let first = open.first else { return }
    throw .badFile(
      path: first.file,
      problem: .book(.nothingForBook(what: first.skipped.what, why: first.skipped.why, more: open.count - 1)))
  }
}

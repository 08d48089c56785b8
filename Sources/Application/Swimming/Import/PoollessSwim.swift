import BookApplication
package import KernelApplication
import KernelDomain
package import SwimmingDomain

/// The pool lengths that the user states in an import, for files that do not state any.
package struct PoolOption: Hashable, Sendable {
  /// The pool length for all files whose laps are whole multiples of it; nil if the user stated none.
  package var everywhere: PoolLength?
  /// The pool lengths for individual files, by the path or name of the file as the user wrote it. A file in an archive
  /// is named as the archive names it.
  package var files: [String: PoolLength] = [:]

  package init(everywhere: PoolLength? = nil, files: [String: PoolLength] = [:]) {
    self.everywhere = everywhere
    self.files = files
  }

  /// Parses the text of the option: lengths separated by semicolons, each for all files (`25`) or for one file
  /// (`a.tcx=50`). Fails with `invalidInput` if the text does not have this form.
  package init(written text: String?) throws(Failure) {
    // The beginning of a file name that contains semicolons.
    var begun: [Substring] = []
    for part in (text ?? "").split(separator: ";") {
      let equals = part.lastIndex(of: "=")
      let length = equals.map { part[part.index(after: $0)...] } ?? part
      guard let pool = PoolLength(written: String(length)), equals != nil || begun.isEmpty else {
        if equals != nil { throw PoolOption.invalid(length) }
        begun.append(part)
        continue
      }
      guard let equals else {
        if everywhere != nil { throw .invalidInput(field: "pool", problem: .swimming(.poolTwice)) }
        everywhere = pool
        continue
      }
      files[(begun + [part[..<equals]]).joined(separator: ";")] = pool
      begun = []
    }
    if let wrong = begun.first { throw PoolOption.invalid(wrong) }
  }

  private static func invalid(_ text: Substring) -> Failure {
    .invalidInput(
      field: "pool", problem: .swimming(.poolOption(text: String(text))), valid: ["25", "50", "22.86", "25yd"])
  }

  /// Returns the pool length that the user stated for this particular file or, failing that, for its archive; nil if
  /// there is none.
  /// - Parameter member: the name of the file in the archive at `path`; nil if the file is not in an archive.
  package func pool(of path: String, member: String? = nil) -> PoolLength? {
    member.flatMap(pool(named:)) ?? pool(named: path)
  }

  private func pool(named name: String) -> PoolLength? {
    files[name] ?? name.split(separator: "/").last.flatMap { files[String($0)] }
  }
}

/// A swim whose file states its laps, but not the length of the pool.
package struct PoollessSwim: Hashable, Sendable {
  package private(set) var swim: Swim
  /// Whether the user stated the pool length for this particular file. If so, a pool length from another recording is
  /// not used.
  private let isDecided: Bool
  /// The pool length that the user stated for all files; nil if there is none.
  private let everywhere: PoolLength?
  /// The time zone that was used for the swim because the file states none, as a remark; nil if the file states it.
  fileprivate let zone: SwimImportMessage?
  package let path: String
  /// The name of the file in its archive; nil if the file is not in an archive.
  private let member: String?

  /// Creates the swim. If the user stated a pool length that fits its laps, the laps are divided into lengths of that
  /// pool.
  package init(
    _ swim: Swim, _ pools: PoolOption, zone: SwimImportMessage? = nil, path: String, member: String? = nil
  ) {
    self.swim = swim
    self.zone = zone
    everywhere = pools.everywhere
    self.path = path
    self.member = member
    let own = pools.pool(of: path, member: member)
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

  /// Whether another file of the import that also needs a pool length has the same name, so that this one must be named
  /// by its path.
  fileprivate var hasNamesake = false

  /// The file as the user can name it in the option: by its name in the archive or, if it is in none, by its name
  /// without folders.
  private var fileName: String {
    if let member { return member }
    return hasNamesake ? path : path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The usual pool lengths that fit the swim, in metres.
  private var fits: [String] { PoolLength.suggested.filter { $0.fits(swim.statedLaps) }.map(\.metres) }

  /// The reason why the swim cannot be imported yet: the user stated no pool length, or one for all files that does not
  /// fit this swim.
  package var whyNot: SwimImportMessage {
    guard let everywhere else { return .noPool(file: fileName, fits: fits) }
    return .poolMisfit(pool: everywhere.metres, file: fileName, fits: fits)
  }

  /// The reason why laps of the swim were left out, if its pool does not fit it, but another one does; otherwise nil.
  fileprivate var misfit: SwimImportMessage? {
    guard let pool = swim.pool, !pool.fits(swim.statedLaps), !fits.isEmpty else { return nil }
    return .poolMisfit(pool: pool.metres, file: fileName, fits: fits)
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
    for found in measured { add(found) }
    poolless.removeAll { $0.swim.pool != nil }
  }

  private mutating func add(_ found: PoollessSwim) {
    let swim = found.swim
    guard let pool = swim.pool else { return }
    swims.append(swim)
    noteDoubts(about: swim)
    let name = swim.id.description
    let lengths = StatedLengths(swim.statedLaps, in: pool)
    if lengths.laps.isEmpty { return skip(.laps(swim: name), found.misfit ?? .noLengthsTold) }
    if lengths.unusable > 0 { skip(.someLaps(count: lengths.unusable, swim: name), found.misfit ?? .unevenLaps) }
    if lengths.groups > 0 { skip(.singleTimes(swim: name), .equalShares) }
    if lengths.isInWholeSeconds { skip(.singleTimes(swim: name), .wholeSeconds) }
  }
}

extension [ReadSwims] {
  /// Gives each poolless swim the pool length of another recording of the same swim, in the book or in this import,
  /// and then adds the swim to `swims`. A swim whose pool length remains unknown is left out, until the user states it.
  mutating func measurePoolless(beside book: SwimBook) {
    guard contains(where: { !$0.poolless.isEmpty }) else { return }
    let measured = book.swims.filter { $0.pool != nil } + flatMap(\.swims).filter { $0.pool != nil }
    for index in indices {
      for place in self[index].poolless.indices { self[index].poolless[place].takePool(of: measured) }
      self[index].measurePoolless()
    }
    let paths = Dictionary(grouping: Set(flatMap(\.poolless).map(\.path))) { $0.split(separator: "/").last }
    for index in indices {
      for var swim in self[index].poolless {
        swim.hasNamesake = (paths[swim.path.split(separator: "/").last]?.count ?? 0) > 1
        self[index].skipped.append(
          Skipped(
            what: .book(.activity(sport: .swimming, start: swim.swim.start.description)),
            why: .swimming(swim.whyNot)))
      }
      self[index].poolless = []
    }
  }
}

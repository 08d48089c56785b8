import KernelApplication
import KernelDomain
import Libc
import Storage
import TestSupport

/// Manipulates the files of a store on a real disk, while a process holds it or before one opens it. It proves that
/// every operation ends, that nothing acknowledged afterwards is lost silently, that no unrelated file is written to,
/// and that a repair ends with a sound store or says why it can't.
package struct SurroundingsProof {
  package private(set) var count = SurroundingsCount()

  private let isWatched: Bool

  /// - Parameter isWatched: whether to end the process, and print the place, if an operation does not end.
  package init(isWatched: Bool) {
    self.isWatched = isWatched
  }

  package mutating func run(_ kind: Meddling, seed: UInt64) throws {
    count.cases[kind.rawValue, default: 0] += 1
    var meddled = try MeddledStore(kind, seed: seed)
    if isWatched { Watchdog.watch("\(kind.rawValue) \(seed)") }
    defer { if isWatched { Watchdog.rest() } }
    try meddled.run()
    count.acknowledged += meddled.acknowledged.count
    count.refused += meddled.refused
    count.told += meddled.isTold ? 1 : 0
    count.repairs += meddled.isRepaired ? 1 : 0
    count.refusedRepairs += meddled.isRepaired ? 0 : 1
    for problem in meddled.problems { count.report("\(kind.rawValue) \(seed), \(meddled.event): \(problem)") }
  }
}

/// Ends the process if an operation does not end.
private enum Watchdog {
  nonisolated(unsafe) private static var place: [UInt8] = []

  static func watch(_ name: String) {
    place = Array("\(name): an operation did not end in 30 s\n".utf8)
    signal(SIGALRM) { _ in
      Watchdog.place.withUnsafeBytes { _ = write(2, $0.baseAddress, $0.count) }
      _exit(1)
    }
    alarm(30)
  }

  static func rest() { alarm(0) }
}

import BookApplication
import BookInfrastructure
import KernelApplication
import KernelDomain
import Storage
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import SwimmingTestSupport
import System
import TestSupport
import Testing

/// The store's folder copied file by file, in any order, while a writer is at work: the copy can be used, or says what
/// does not fit in it and a repair puts it right. Nothing that was in the book when the copy began is missing.
struct CopyTests {
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func aCopyMadeWhileAWriterWorksIsUsable(seed: UInt64) throws {
    let written = try WrittenBook(seed: seed)
    var random = SeededGenerator(seed: seed)
    var damaged = 0
    for _ in 0..<20 {
      let start = Int.random(in: written.firstCommit..<written.states.count, using: &random)
      let end = min(start + Int.random(in: 0...80, using: &random), written.states.count - 1)
      let copy = try CopiedStore(written.states[start...end], &random)
      if (try? copy.swims.book()) == nil {
        damaged += 1
        // Whatever is done with it before.
        _ = try? copy.under.settings.change { _ in Settings(theme: .dark) }
        _ = try StoreCaretaker(store: copy.under.store).repair()
      }
      let book = try copy.swims.book()
      #expect(written.fits(book, from: start, to: end), "seed \(seed), states \(start) to \(end)")
      _ = try StoreCaretaker(store: copy.under.store).repair()
      try copy.under.access.save(HealthAccess(status: .revoked))
      #expect(try copy.swims.book() == book)
    }
    #expect(damaged < 10)
  }
}

/// A book as it is written: the store's files after each operation on the disk, and the book after each change.
private struct WrittenBook {
  /// Bytes by path.
  private(set) var states = [[String: [UInt8]]()]
  /// By the number of the state in which the change was acknowledged, in order.
  private var books: [(state: Int, book: SwimBook)] = [(0, SwimBook())]
  private var names: [String: Int] = [:]
  private var contents: [Int: [UInt8]] = [:]

  init(seed: UInt64) throws {
    let files = MemoryFileSystem()
    let under = try BookUnderTest(files, compactionStep: 2_000, keptChanges: 5)
    let swims = under.swims
    var random = RandomBook(seed: seed)
    files.record()
    for turn in 0..<40 {
      let book = try swims.book()
      if turn % 8 != 0, turn % 5 == 4 {
        try under.undoLatest()
      } else {
        let change: SwimBookChange =
          turn % 8 == 0
          ? .put((0..<3).map { random.swim(Int64(turn * 4 + $0) * 4_000_000) })
          : .correct([random.correction(of: book.swims[turn % book.swims.count].id)])
        try swims.change { _ throws(Failure) in change }
      }
      for operation in files.takeRecording() { apply(operation) }
      books.append((states.count - 1, try swims.book()))
    }
  }

  /// The first state after which there is something to copy.
  var firstCommit: Int { books[1].state }

  private mutating func apply(_ operation: DiskOperation) {
    switch operation {
    case .create(let path, let inode): (names[path], contents[inode]) = (inode, [])
    case .write(let inode, let offset, let bytes):
      var content = contents[inode] ?? []
      content += [UInt8](repeating: 0, count: max(offset - content.count, 0))
      content.replaceSubrange(offset..<min(content.count, offset + bytes.count), with: bytes)
      contents[inode] = content
    case .resize(let inode, let size): contents[inode] = Array((contents[inode] ?? []).prefix(size))
    case .rename(let path, let target): names[target] = names.removeValue(forKey: path)
    case .remove(let path): names[path] = nil
    case .sync, .makeFolder, .removeFolder, .syncFolder: return
    }
    states.append(names.compactMapValues { contents[$0] })
  }

  /// Whether a book copied between two states has all that was there throughout, and nothing that never was.
  func fits(_ book: SwimBook, from start: Int, to end: Int) -> Bool {
    let before = books.last { $0.state <= start }?.book ?? SwimBook()
    let during = books.filter { start < $0.state }.map(\.book).prefix { _ in true }
    let throughout = before.corrections.filter { correction in during.allSatisfy { $0.corrections.contains(correction) }
    }
    let ever = books.map(\.book)
    return before.swims.allSatisfy { book.swims.contains($0) }
      && throughout.allSatisfy { book.corrections.contains($0) }
      && book.swims.allSatisfy { swim in ever.contains { $0.swims.contains(swim) } }
      && book.corrections.allSatisfy { correction in ever.contains { $0.corrections.contains(correction) } }
  }
}

/// What copying one file after the other brought together.
private struct CopiedStore {
  let under: BookUnderTest
  var swims: FileSwimRepository { under.swims }

  init(_ states: ArraySlice<[String: [UInt8]]>, _ random: inout SeededGenerator) throws {
    var now = states.startIndex
    var copied: [String: [UInt8]] = [:]
    var waiting = CopiedStore.names(in: "/store", states[now]).sorted().shuffled(using: &random)
    while let path = waiting.popLast() {
      now = min(now + Int.random(in: 0...(states.count / 4), using: &random), states.endIndex - 1)
      if states[now][path] == nil, states[now].keys.contains(where: { $0.hasPrefix(path + "/") }) {
        waiting += CopiedStore.names(in: path, states[now]).sorted().shuffled(using: &random)
      } else {
        copied[path] = states[now][path]
      }
    }
    let folders = Set(
      copied.keys.flatMap { path in
        sequence(first: MemoryDisk.parent(of: path)) { $0 == "/" ? nil : MemoryDisk.parent(of: $0) }
      })
    under = try BookUnderTest(MemoryFileSystem(files: copied, folders: folders))
  }

  private static func names(in folder: String, _ files: [String: [UInt8]]) -> Set<String> {
    let below = files.keys.filter { $0.hasPrefix(folder + "/") }
    return Set(
      below.map { folder + "/" + ($0.dropFirst(folder.count + 1).split(separator: "/").first.map(String.init) ?? "") })
  }
}

import TestSupport

/// A file whose last changes are not certain to be on disk.
///
/// The system writes blocks in any order, each with its contents at that moment, and the size before or after them.
/// Blocks that were not written read as zeros, as on all file systems that don't reveal other files' data.
struct CrashFile {
  private var base: [UInt8]
  private var changes: [Change] = []

  private struct Change {
    let operation: DiskOperation
    var standing = Standing.open
  }

  enum Standing {
    /// The change was not synced.
    case open
    /// A sync of the change failed; a later sync that succeeds does not make it certain.
    case doubtful
    case certain
  }

  init(_ base: [UInt8] = []) {
    self.base = base
  }

  var isSure: Bool { changes.isEmpty }

  mutating func change(_ operation: DiskOperation) {
    changes.append(Change(operation: operation))
  }

  mutating func sync(failed: Bool) {
    for index in changes.indices where changes[index].standing == .open {
      changes[index].standing = failed ? .doubtful : .certain
    }
    guard changes.allSatisfy({ $0.standing == .certain }) else { return }
    for change in changes { CrashFile.apply(change.operation, to: &base) }
    changes = []
  }

  /// The contents that may be on disk after a power cut.
  func remains(block: Int) -> CrashRemains {
    guard !isSure else { return CrashRemains(base) }
    var remains = CrashRemains(base)
    var content = base
    for change in changes {
      let before = content.count
      CrashFile.apply(change.operation, to: &content)
      let isCertain = change.standing == .certain
      remains.sizes(from: before, to: content.count, block: block, isCertain: isCertain)
      for number in CrashFile.blocks(of: change.operation, before: before, block) {
        let start = number * block
        remains.block(at: start, is: content.block(at: start, block), before: base.block(at: start, block), isCertain)
      }
    }
    return remains
  }

  private static func blocks(of operation: DiskOperation, before: Int, _ block: Int) -> Range<Int> {
    switch operation {
    case .write(_, let offset, let bytes) where !bytes.isEmpty:
      offset / block..<(offset + bytes.count - 1) / block + 1
    case .resize(_, let size) where size < before: size / block..<(before - 1) / block + 1
    default: 0..<0
    }
  }

  private static func apply(_ operation: DiskOperation, to content: inout [UInt8]) {
    switch operation {
    case .write(_, let offset, let bytes): content.overwrite(at: offset, with: bytes)
    case .resize(_, let size): content.resize(to: size)
    default: preconditionFailure("\(operation) is no change of a file's content")
    }
  }
}

/// The possible contents of a file after a power cut, described by a number of choices, each with several options.
struct CrashRemains {
  private let base: [UInt8]
  private var sizes: [Int]
  private var blocks: [(start: Int, versions: [[UInt8]])] = []

  init(_ base: [UInt8]) {
    self.base = base
    self.sizes = [base.count]
  }

  /// Adds the sizes that the file may have while it grows: one at each block.
  mutating func sizes(from before: Int, to size: Int, block: Int, isCertain: Bool) {
    if isCertain {
      sizes = []
    } else if size > before {
      var step = (before / block + 1) * block
      while step < size {
        if !sizes.contains(step) { sizes.append(step) }
        step += block
      }
    }
    if !sizes.contains(size) { sizes.append(size) }
  }

  mutating func block(at start: Int, is version: [UInt8], before old: [UInt8], _ isCertain: Bool) {
    if let index = blocks.firstIndex(where: { $0.start == start }) {
      if isCertain { blocks[index].versions = [] }
      blocks[index].versions.append(version)
    } else {
      blocks.append((start, isCertain ? [version] : [old, version]))
    }
  }

  /// The number of options of each choice.
  var options: [Int] { [sizes.count] + blocks.map(\.versions.count) }

  /// - Parameter choices: an option for each choice.
  func content(_ choices: ArraySlice<Int>) -> [UInt8] {
    guard !blocks.isEmpty || sizes.count > 1 || sizes[0] != base.count else { return base }
    var content = base
    let size = sizes[choices[choices.startIndex]]
    for (index, block) in blocks.enumerated() {
      let version = block.versions[choices[choices.startIndex + 1 + index]]
      content.overwrite(at: block.start, with: version)
    }
    content.resize(to: size)
    return content
  }
}

extension [UInt8] {
  /// The bytes of a block, with zeros beyond the end.
  fileprivate func block(at start: Int, _ length: Int) -> [UInt8] {
    var block = start < count ? Array(self[start..<Swift.min(start + length, count)]) : []
    block.resize(to: length)
    return block
  }
}

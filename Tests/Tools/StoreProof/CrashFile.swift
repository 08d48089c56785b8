import TestSupport

/// A file of which not all is sure to be on the disk.
///
/// The system writes blocks out in any order, each as it stands at that moment; the size gets there before or after
/// them. What was not written reads as zeros, as with all file systems that keep others' data to themselves.
struct CrashFile {
  private var base: [UInt8]
  private var changes: [Change] = []

  private struct Change {
    let operation: DiskOperation
    var standing = Standing.open
  }

  enum Standing {
    /// Not synced.
    case open
    /// A sync of it failed: another that succeeds does not vouch for it.
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

  /// What may be on the disk.
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

/// Each way in which a file may be found after a power cut: a number of choices, each with so many options.
struct CrashRemains {
  private let base: [UInt8]
  private var sizes: [Int]
  private var blocks: [(start: Int, versions: [[UInt8]])] = []

  init(_ base: [UInt8]) {
    self.base = base
    self.sizes = [base.count]
  }

  /// A size that grew may be found at each block on the way.
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

  /// How many options each choice has.
  var options: [Int] { [sizes.count] + blocks.map(\.versions.count) }

  /// - Parameter choices: one option of each.
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
  /// With zeros where it is shorter.
  fileprivate func block(at start: Int, _ length: Int) -> [UInt8] {
    var block = start < count ? Array(self[start..<Swift.min(start + length, count)]) : []
    block.resize(to: length)
    return block
  }
}

import System

import func CSystem.recordbook_csv_marks
import func Glibc.memcpy

/// Where delimiters, quotes and line feeds stand, one after the other.
struct CSVMarks {
  private let bytes: UnsafeRawBufferPointer
  private let delimiter: UInt8
  /// Where the block begins that is looked at.
  private var block = 0
  /// Those of its marks that are still to come.
  private var marks: UInt64 = 0
  private var isBeyondASCII = false
  /// Whether a byte of the row may be beyond ASCII: one of the blocks that it lies in is.
  private(set) var rowIsBeyondASCII = false

  init(_ bytes: UnsafeRawBufferPointer, _ delimiter: UInt8) {
    self.bytes = bytes
    self.delimiter = delimiter
    look()
  }

  mutating func beginRow() {
    rowIsBeyondASCII = isBeyondASCII
  }

  /// Leaves out the marks before a place that is not before the block.
  @inline(__always)
  mutating func skip(to place: Int) {
    if place &- block >= 64 {
      block = place & ~63
      guard block < bytes.count else {
        marks = 0
        return
      }
      look()
    }
    marks &= UInt64.max &<< UInt64(place &- block)
  }

  /// The next mark of any kind; nil when there is none.
  @inline(__always)
  mutating func next() -> Int? {
    while marks == 0 {
      guard block &+ 64 < bytes.count else { return nil }
      block &+= 64
      look()
    }
    let place = block &+ marks.trailingZeroBitCount
    marks &= marks &- 1
    return place
  }

  @inline(__always)
  private mutating func look() {
    if bytes.count &- block >= 64 { take(bytes.baseAddress! + block) } else { lookAtLast() }
  }

  /// Looks at the last bytes, with zeros behind them.
  @inline(never)
  private mutating func lookAtLast() {
    let rest = bytes.count - block
    guard rest > 0, let start = bytes.baseAddress else { return }
    var last = InlineArray<64, UInt8>(repeating: 0)
    var span = last.mutableSpan
    span.withUnsafeMutableBytes { buffer in
      _ = memcpy(buffer.baseAddress!, start + block, rest)
      take(UnsafeRawPointer(buffer.baseAddress!))
    }
  }

  @inline(__always)
  private mutating func take(_ start: UnsafeRawPointer) {
    let found = recordbook_csv_marks(start, delimiter)
    marks = found.marks
    isBeyondASCII = found.beyond_ascii != 0
    rowIsBeyondASCII = rowIsBeyondASCII || isBeyondASCII
  }
}

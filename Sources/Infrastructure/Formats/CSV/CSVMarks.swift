import System

import func CSystem.recordbook_csv_marks
import func Glibc.memcpy

/// Finds delimiters, quotes and line feeds, one after the other.
struct CSVMarks {
  private let bytes: UnsafeRawBufferPointer
  private let delimiter: UInt8
  /// The start of the block of 64 bytes that is looked at.
  private var block = 0
  /// The marks of the block that were not returned yet.
  private var marks: UInt64 = 0
  private var isBeyondASCII = false
  /// Whether the row may have a byte beyond ASCII: one of its blocks has.
  private(set) var rowIsBeyondASCII = false

  init(_ bytes: UnsafeRawBufferPointer, _ delimiter: UInt8) {
    self.bytes = bytes
    self.delimiter = delimiter
    look()
  }

  mutating func beginRow() {
    rowIsBeyondASCII = isBeyondASCII
  }

  /// Skips the marks before a place, which must not be before the block.
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

  /// The position of the next mark of any kind; nil if there is none.
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

  /// Looks at the last bytes, padded with zeros.
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

import KernelApplication

/// Stores results that clients are reading page by page. Clients that read equal results share one copy. If there is
/// not enough room, drops the results that have not been read for the longest time.
struct PageStore {
  /// The results, sorted by the time at which they were last read. The most recently read result is at the end.
  private var kept: [(key: UInt64, pages: ResultPages)] = []
  private let room: Int
  let pageBytes: Int

  /// Creates a store of results that clients read page by page.
  /// - Parameters:
  ///   - room: the maximum total size of all results, in bytes.
  ///   - pageBytes: the maximum size of a page, in bytes.
  init(room: Int, pageBytes: Int) {
    self.room = room
    self.pageBytes = pageBytes
  }

  /// Stores the result of a query and returns its first page. Fails with `resultTooLong` if the result cannot be
  /// divided into pages.
  mutating func firstPage(of result: [UInt8]) throws(RPCError) -> [UInt8] {
    if let same = kept.first(where: { $0.pages.isOf(result) }) { return try page(same.key, from: 0) }
    let key = UInt64.random(in: .min ... .max)
    guard let pages = ResultPages(result) else { throw .resultTooLong(pageBytes) }
    kept.append((key, pages))
    while kept.count > 1, kept.reduce(0, { $0 + $1.pages.count }) > room { kept.removeFirst() }
    return try page(key, from: 0)
  }

  /// Returns the page that a cursor identifies. Fails with `cursorExpired` if the result was dropped.
  mutating func page(at cursor: String, _ english: EnglishLocalizer) throws(RPCError) -> [UInt8] {
    let parts = cursor.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let key = UInt64(parts[0], radix: 16), let first = Int(parts[1]), first >= 0 else {
      throw .invalidParams("after", .service(.noSuchCursor), english)
    }
    return try page(key, from: first)
  }

  private mutating func page(_ key: UInt64, from first: Int) throws(RPCError) -> [UInt8] {
    guard let index = kept.firstIndex(where: { $0.key == key }) else { throw .cursorExpired }
    let pages = kept[index].pages
    kept.append(kept.remove(at: index))
    guard let page = pages.page(from: first, bytes: pageBytes, cursor: { String(key, radix: 16) + "-" + String($0) })
    else { throw .resultTooLong(pageBytes) }
    return page
  }
}

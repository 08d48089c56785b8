import Formats

/// What a tar archive contains. It must be known before the archive's files are read, which come in any order.
struct TarContents {
  /// The lists of activities in the archive or, if it is cut short, those before that point.
  var lists: [ListPlace] = []
  /// The names of all files, each with its content's place in the archive, as byte offsets.
  var files: [(name: String, range: Range<Int64>)] = []
  /// The indices of those files that are the XML text of an Apple Health export. Empty if the archive is cut short:
  /// its files are then read one by one up to that point.
  var exports: [Int] = []
}

extension ImportArchive {
  /// Reads through a tar archive to find out what it contains.
  func tarContents(_ source: MemberSource, _ place: MemberPlace) -> TarContents {
    var contents = TarContents()
    do throws(PieceError) {
      var reader = TarReader(try source.stream(listBudget))
      while let (name, content) = try reader.next() {
        let member = place.member(name)
        contents.files.append((name, content.range))
        if member.mayBeList {
          if content.size <= Int64(ActivityList.largest), let list = ListPlace(member, content, listBudget) {
            contents.lists.append(list)
          }
        } else if try isHealthExport(PeekedStream(content, count: ImportArchive.headSize)) {
          contents.exports.append(contents.files.count - 1)
        }
        try content.finish()
      }
    } catch {
      contents.exports = []
    }
    return contents
  }
}

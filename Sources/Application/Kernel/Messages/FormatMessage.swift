/// A description of what is wrong with the contents of a file. Programs show such a message right after the file's
/// name, so that both form one sentence, as in `is cut: it ends inside a comment`.
package enum FormatMessage: MessageContent {
  package static var concern: String { "format" }

  case becameShorter

  // MARK: XML

  case noXML
  case noElement
  /// The file ends before the end of an XML element.
  /// - tag: the element's name, such as `HealthData`
  case cutBefore(tag: String)
  case cutInside(part: XMLPart)
  /// The file contains a control character, which XML forbids.
  /// - code: the character's code point, such as `U+0007`
  case controlCharacter(code: String)
  case notUTF8
  /// The file has a text encoding that is not supported.
  /// - encoding: such as `UTF-16`
  case writtenIn(encoding: String)
  case goesOn(tag: String)
  case otherRoot(format: String, root: String)
  case misplaced(tag: String, outer: String)
  case noReference
  /// A reference such as `&name;` does not represent any character.
  /// - name: the text between `&` and `;`
  case noCharacter(name: String)
  case ownEntity(name: String)
  case declaresEntities
  case noTag
  case noDeclaration
  case tagNeverClosed
  case endTagNotJustName
  case attributeWithoutValue
  case attributeWithoutQuotes
  case tooManyAttributes(most: Int)
  case straySlash
  case otherEndTag(found: String, expected: String)
  /// The file contains a tag that is too long.
  /// - most: the maximum length of a tag, in bytes
  case longTag(most: Int)
  case longText(most: Int)
  case tooDeep(most: Int)

  package enum XMLPart: String, Codable, CaseIterable, Sendable {
    case comment, characterData, instruction, doctype, tag
  }

  // MARK: Zip

  case noFileList
  case fileListDamaged
  case fileListEndDamaged
  case fileListSizeImpossible
  case fileListDoesNotFit
  /// The archive's list of files is too long: `found` bytes, when at most `most` are allowed.
  case fileListTooLong(found: Int64, most: Int64)
  case fileCount(found: Int, told: Int)
  case fileSizeImpossible
  case filesOverlap
  case entryChecksum(name: String)
  case entryLength(name: String)
  case entryMisplaced(name: String)
  case entryCut(name: String)
  case entryDataCut(name: String)
  case entryDataDamaged(name: String)
  case entrySizesDiffer(name: String)
  case encrypted
  case packed(method: Int)
  /// A file in the archive would unpack to a suspiciously large size. `from` and `to` are the file's compressed and
  /// uncompressed sizes in bytes. `mostTimes` is the greatest allowed ratio of the two, and `mostGibibytes` the
  /// greatest allowed uncompressed size.
  case zipBomb(name: String, from: Int64, to: Int64, mostTimes: Int64, mostGibibytes: Int64)
  case oneOfSeveral

  // MARK: Containers

  case gzipCut
  case gzipDamaged
  case gzipChecksum
  case gzipTrailing
  case tarCut
  case tarDamaged
  /// Containers, such as archives, are nested too deeply.
  /// - most: how many containers may be nested inside one another
  case nested(most: Int)
  /// The file would unpack to too many bytes.
  /// - times: the maximum size after unpacking, as a multiple of the file's own size
  case tooMuch(times: Int)

  // MARK: FIT

  case unfinishedFIT
  case cutFIT(end: Int)
  case checksum
  case shortFITHeader(least: Int)
  case noFITHeader
  case cutFITHeader(end: Int)
  case fitVersion(found: Int)
  case fitHeaderChecksum
  case noFITDefinition
  case noFITByteOrder(found: Int)
  case fitMessageBeyondEnd

  // MARK: TCX

  case noStartTime

  // MARK: CSV

  case csvQuoteNeverClosed
  case csvTextAfterQuote
  case csvFewFields(found: Int, expected: Int)
  case csvManyFields(found: Int, expected: Int)
  case csvTooManyColumns(most: Int)
  /// A row is too long.
  /// - most: the maximum length of a row, in bytes
  case csvLongRow(most: Int)
}

extension Message {
  package static func format(_ content: FormatMessage) -> Message { Message(content) }
}

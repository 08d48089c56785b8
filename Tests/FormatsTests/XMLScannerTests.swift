import Formats
import TestSupport
import Testing

/// Each document is scanned in pieces of several sizes; all have to report the same.
@Suite struct XMLScannerTests {
  @Test func reportsEverythingInsideAFollowedElement() {
    let document = "<?xml version='1.0'?>\n<r a=\"1\"><e b='2'>text</e><f/>\n</r>\n"
    #expect(log(document) == ["0 <r a=1", "1 <e b=2", "1 >e text", "1 <f", "1 >f ", "0 >r \n"])
  }

  @Test func reportsTheUnusualAmongTheUsual() {
    let long = String(repeating: "long ", count: 100)
    let document = """
      <r><e>x</e><e >y</e\n><e>1 &lt; 2</e><e/><e a="1"/><e a='2' >z</e><e>x<!--c-->y</e><e><![CDATA[]]>w</e>\
      <p:e-1.2>v</p:e-1.2><é>u</é><e>\(long)</e><e><e>in</e>out</e>&amp;<e>t</e></r>
      """
    #expect(
      log(document) == [
        "0 <r", "1 <e", "1 >e x", "1 <e", "1 >e y", "1 <e", "1 >e 1 < 2", "1 <e", "1 >e ", "1 <e a=1", "1 >e ",
        "1 <e a=2", "1 >e z", "1 <e", "1 >e xy", "1 <e", "1 >e w", "1 <p:e-1.2", "1 >p:e-1.2 v", "1 <é", "1 >é u",
        "1 <e", "1 >e \(long)", "1 <e", "2 <e", "2 >e in", "1 >e out", "1 <e", "1 >e t", "0 >r ",
      ])
  }

  @Test(arguments: ["ac", "a", "abc", "AB", "ab<", "ab x", ""])
  func anElementEndsByItsOwnName(_ other: String) {
    let lines = log("<r><ab>x</ab><ab>x</\(other)></r>")
    #expect(lines.prefix(4) == ["0 <r", "1 <ab", "1 >ab x", "1 <ab"])
    #expect(lines.count == 5 && lines.last?.contains("!") == true, "\(lines)")
  }

  @Test func skimsWhatIsNotOfInterest() {
    let document = "<r><skip a=\"1\"><want a='0'/></skip><want\n a=\"2\"><in/></want><wanted a=\"3\"/></r>"
    #expect(
      log(document, interests: [XMLInterest("want")], unfollowed: ["r"])
        == ["0 <r", "0 <want a=0", "0 >want ", "0 <want a=2", "1 <in", "1 >in ", "0 >want "])
  }

  @Test func passesOverElementsInsideAFollowedOne() {
    let document = "<r><skip a='<'/><skip>x<e/><skip >&no;</skip><skip/><skipper/></skip ><e>y</e></r>"
    #expect(
      log(document, interests: [XMLInterest("e")], unfollowed: ["skip"])
        == ["0 <r", "1 <skip a=<", "1 <skip", "1 <e", "1 >e y", "0 >r "])
  }

  @Test func theRootMayHoldItsOwnKind() {
    #expect(
      log("<r><r><e/></r ><r/><e/></r>", interests: [XMLInterest("e")], unfollowed: ["r"])
        == ["0 <r", "0 <e", "0 >e ", "0 <e", "0 >e "])
    #expect(log("<r><r></r>", unfollowed: ["r"]).last?.contains("cut") == true)
    #expect(
      log("<r><r a=\"1\"/><r></r></r>", interests: [XMLInterest("r", where: "a", isOneOf: ["1"])], unfollowed: ["r"])
        == ["0 <r", "0 <r a=1"])
    #expect(
      log(
        "<r><r a=\"other\"></r><e/></r>", interests: [XMLInterest("r", where: "a", isOneOf: ["1"]), XMLInterest("e")],
        unfollowed: ["r"]) == ["0 <r", "0 <e", "0 >e "])
  }

  @Test(arguments: ["<e>", "<e >", "<e/>", "<e a>", "<e a=>"])
  func aTagEndsBeforeTheAttributeThatDecides(_ tag: String) {
    let interest = XMLInterest("e", where: "a", isOneOf: ["x"])
    #expect(log("<r>\(tag)<e a=\"x\"/></r>", interests: [interest], unfollowed: ["r"]).first != "differs by piece size")
  }

  @Test func markupMayBreakOffAnother() {
    #expect(log("<r><wan<want/><<want/><wan</r>", interests: [XMLInterest("want")], unfollowed: ["r"]).count == 5)
  }

  @Test(arguments: ["<", "< ", "<1", "</", "<é", "<:"])
  func markupMayBreakOffManyTimes(_ begun: String) {
    let many = String(repeating: begun, count: 5_000)
    let reported = log("<r>\(many)<want a='1'/>\(many)</r>", interests: [XMLInterest("want")], unfollowed: ["r"])
    #expect(reported == ["0 <r", "0 <want a=1", "0 >want "])
  }

  /// To take each of them for the beginning of a tag would take minutes.
  @Test func manyThatBeginNothingArePassedOverAtOnce() {
    let document = Array("<r>".utf8) + [UInt8](repeating: UInt8(ascii: "<"), count: 128 << 20) + Array("/r>".utf8)
    let reported = XMLLog.of(document, pieces: 256 << 10, interests: [XMLInterest("want")], unfollowed: ["r"])
    #expect(reported == ["0 <r"])
  }

  @Test(arguments: [
    "<e a=\"x\"/>", "<e\ta='x'/>", "<e b=\"1\" a=\"x\"/>", "<e  a = \"x\" />", "<e\r\na=\"x\"></e>",
  ])
  func choosesByAnAttribute(_ element: String) {
    let interest = XMLInterest("e", where: "a", isOneOf: ["xy", "x"])
    let lines = log("<r><e a=\"y\"/><e a=\"xx\"/>\(element)<e/></r>", interests: [interest], unfollowed: ["r"])
    #expect(lines.count == 3, "\(lines)")
    #expect(lines.contains { $0.contains("a=x") })
  }

  /// Usual tags are taken apart many bytes at a time, all others, and those that come in pieces, one by one.
  @Test(arguments: [UInt64](0..<200)) func attributesAreTheSameHoweverTheyAreWritten(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var document = "<r>"
    for _ in 0..<20 {
      document += "<e"
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        let space = ["", " ", " ", " ", " ", "  ", "\n", "\t"].randomElement(using: &random)!
        let name = ["a", "b", "a.2-x", "sourceVersion", "x:a", "é", "1", "a>", "a/", ""].randomElement(using: &random)!
        let equals = ["=", "=", "=", "=", " = ", "= ", ""].randomElement(using: &random)!
        let quote = ["\"", "\"", "\"", "\"", "'", ""].randomElement(using: &random)!
        let value = ["", "1", "it's", "&amp;", "a=b / > c", "\n"].randomElement(using: &random)!
        let isUsual = seed % 2 == 0
        let length = Int.random(in: 0...70, using: &random)
        document += isUsual ? " " : space
        document += isUsual ? ["a", "b", "sourceVersion"].randomElement(using: &random)! : name
        document += isUsual ? "=\"" : equals + quote
        document += value + String(repeating: "v", count: length) + (isUsual ? "\"" : quote)
      }
      document += ["/>", ">t</e>", " />", "></e>"].randomElement(using: &random)!
    }
    let bytes = Array("\(document)</r>".utf8)
    #expect(XMLLog.of(bytes, pieces: 1 << 20) == XMLLog.of(bytes, pieces: 1))
  }

  @Test func decodesReferencesInValuesAndText() {
    let document = "<r a=\"&lt;&amp;&gt;&quot;&apos;&#65;&#x10FFFF;\">x&amp;&#x42;<![CDATA[<&amp;]]]>y</r>"
    #expect(log(document) == ["0 <r a=<&>\"'A\u{10FFFF}", "0 >r x&B<&amp;]y"])
  }

  @Test func neverExpandsEntitiesOfTheDocument() {
    let bomb = """
      <!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>
      """
    #expect(log(bomb + "<r c=\"&c;\"/>") == ["0 <r", "0 >r "])
    let lines = log(bomb + "<r a=\"&c;\"/>")
    #expect(lines.count == 1)
    #expect(lines[0].contains("ownEntity(name: \"c\")"))
    #expect(log(bomb + "<r>&c;</r>").last?.contains("ownEntity") == true)
  }

  @Test(arguments: ["&", "&;", "&#;", "&#x;", "&#0;", "&#xD800;", "&#x110000;", "&#-1;", "&unknown;", "&amp"])
  func refusesReferencesThatStandForNothing(_ reference: String) {
    #expect(log("<r a=\"\(reference)\"/>").last?.first == "!")
  }

  @Test func passesOverCommentsInstructionsAndSections() {
    let document = """
      <!-- <r> ' -- > --><?pi <r> ?> <r><!--><e/>--><?x ?>?><e/><![CDATA[<e/>]]>
      <!----></r><!-- after --><?pi?>

      """
    #expect(
      log(document, interests: [XMLInterest("e")], unfollowed: ["r"]) == ["0 <r", "0 <e", "0 >e "])
    #expect(log("<r>a<!-- b -->c<?d?>e</r>") == ["0 <r", "0 >r ace"])
  }

  @Test(arguments: [
    "<!DOCTYPE r>", "<!DOCTYPE r SYSTEM \"a>b\">", "<!DOCTYPE r [\n]>", "<!DOCTYPE r [<!-- don't ]> --> ] >",
    "<!DOCTYPE r [<!ENTITY e \"]>\"><?pi ]> ' ?>]>", "<!DOCTYPE r [<!ATTLIST a b CDATA #IMPLIED <!ELEMENT c EMPTY>]>",
    "<!DOCTYPE r [<!ATTLIST a b CDATA #IMPLIED\n]>", "<!DOCTYPE r [<!ELEMENT a EMPTY>\n",
    "<!DOCTYPE r [<!ENTITY % p 'x'> %p; <!----><!--->--> ]>",
  ])
  func passesOverDocumentTypes(_ doctype: String) {
    #expect(log("\(doctype)<r a=\"1\"/>") == ["0 <r a=1", "0 >r "])
  }

  @Test func acceptsAByteOrderMarkAndCharactersXMLForbids() {
    #expect(log([0xEF, 0xBB, 0xBF] + Array("<r a=\"x\u{0B}y\"/>".utf8)) == ["0 <r a=x\u{0B}y", "0 >r "])
  }

  @Test func replacesBytesThatAreNotUTF8() {
    #expect(log(Array("<r a=\"".utf8) + [0xFF] + Array("\"/>".utf8)) == ["0 <r a=\u{FFFD}", "0 >r "])
  }

  @Test(arguments: [
    [0xFE, 0xFF, 0x00, 0x3C], [0xFF, 0xFE, 0x3C, 0x00], [0x3C, 0x00, 0x72, 0x00], [0x00, 0x3C, 0x00, 0x72],
    Array("<?xml version=\"1.0\" encoding='UTF-16'?><r/>".utf8),
  ])
  func refusesOtherEncodings(_ document: [UInt8]) {
    #expect(log(document).last?.contains("writtenIn") == true)
  }

  @Test(arguments: ["UTF-8", "utf-8", "US-ASCII"])
  func acceptsEncodingsWithinUTF8(_ name: String) {
    #expect(log("<?xml version=\"1.0\" encoding=\"\(name)\"?><r/>") == ["0 <r", "0 >r "])
  }

  @Test func refusesADocumentCutAnywhere() {
    let document = Array("<!DOCTYPE r [<!ELEMENT r ANY>]><!-- c --><r><e a='1'>x<![CDATA[y]]></e><?p?></r>".utf8)
    for length in 0..<document.count {
      let followed = log(Array(document[0..<length])).last
      #expect(followed?.contains("format.cut") == true || followed?.contains("noElement") == true, "\(length)")
      #expect(followed?.hasSuffix("@\(length)") == true)
      #expect(log(Array(document[0..<length]), unfollowed: ["r"]).last?.first == "!")
    }
  }

  @Test(arguments: ["<r></r>x", "<r/><r/>", "<r></r>\0", "<r></r><!DOCTYPE r>", "<r></r><"])
  func refusesWhatFollowsTheEnd(_ document: String) {
    #expect(log(document).last?.first == "!")
    #expect(log(document, unfollowed: ["r"]).last?.first == "!")
  }

  @Test(arguments: [
    "x<r/>", "< r/>", "<r><e></r>", "<r></e></r>", "<r a=1/>", "<r a/>", "<r a='1/>", "<r><e</r>", "<r></r x>",
    "<r><!x></r>", "<r / a='1'/>", "<!doctype r><r/>", "</r>",
  ])
  func refusesWhatIsNotWellFormed(_ document: String) {
    #expect(log(document).last?.first == "!")
  }

  @Test func limitsTagsTextDepthAndAttributes() {
    let filler = String(repeating: "x", count: XMLScanner.longestToken)
    let pieces = [4_096, 1 << 22]
    let tooLong = ["<r a='\(filler)'/>", "<r>\(filler)x</r>", "<r><![CDATA[\(filler)]]></r>"]
    for document in tooLong {
      for size in pieces {
        #expect(XMLLog.of(Array(document.utf8), pieces: size).last?.contains("(most: 1048576)") == true)
      }
    }
    for size in pieces {
      let skimmed = Array("<r><e a='\(filler)'/>\(filler)</r>".utf8)
      #expect(XMLLog.of(skimmed, pieces: size, unfollowed: ["r"]) == ["0 <r"])
    }
    let deep = String(repeating: "<r>", count: XMLScanner.deepest + 1)
    #expect(log(deep).last?.contains("tooDeep") == true)
    let bottom = String(repeating: "<r>", count: XMLScanner.deepest - 1)
    #expect(log(bottom + "<e>x</e>").suffix(3).dropLast() == ["255 <e", "255 >e x"])
    #expect(log(bottom + "<r><e>x</e>").last?.contains("tooDeep") == true)
    let wide = (0...256).map { " a\($0)=''" }.joined()
    #expect(log("<r\(wide)/>").last?.contains("tooManyAttributes(most: 256)") == true)
  }
}

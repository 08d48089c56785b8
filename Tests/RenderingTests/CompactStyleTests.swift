import Testing

@testable import Rendering

struct CompactStyleTests {
  private func rules(_ style: String, _ html: String) -> String {
    var classes = PageClasses()
    classes.add(Array(html.utf8)[...])
    return String(decoding: CompactStyle(style).rules(for: classes), as: UTF8.self)
  }

  private let page = "<p class=\"row wide\">1</p><b class=\"c-run\"></b>"

  @Test(arguments: [
    ("p { color: red }", "p{color:red}"),
    (".row { top: 0 }\n.card { top: 1px }", ".row{top:0}"),
    (".row, .card, .wide > .c-run { top: 0 }", ".row,.wide > .c-run{top:0}"),
    (".row.card { top: 0 }", ""),
    (".row:not(.card) { top: 0 }", ".row:not(.card){top:0}"),
    (":is(.card, .row) { top: 0 }", ":is(.card,.row){top:0}"),
    ("[class*=h-] .wide { top: 0 }", "[class*=h-] .wide{top:0}"),
    (".c-runner { top: 0 }", ""),
    (".row:has(> .card) { top: 0 }", ""), (".row:has(> .card, > .row) { top: 0 }", ".row:has(> .card,> .row){top:0}"),
    (":is(.card, .card .row) { top: 0 }", ""), (".row:not(:has(.card)) { top: 0 }", ".row:not(:has(.card)){top:0}"),
    (".row:has(:is(.card, a)) { top: 0 }", ".row:has(:is(.card,a)){top:0}"),
    (".row:nth-child(2 of .card) { top: 0 }", ".row:nth-child(2 of .card){top:0}"),
  ])
  func keepsWhatCanApply(style: String, kept: String) {
    #expect(rules(style, page) == kept)
  }

  @Test func conditionsAreKeptWithWhatIsInThem() {
    let style = """
      @media (min-width: 700px) { .card { top: 0 } .row { top: 1px } }
      @media print { .card { top: 0 } }
      @keyframes in { from { opacity: 0 } to { opacity: 1 } }
      """
    #expect(
      rules(style, page)
        == "@media (min-width:700px){.row{top:1px}}@keyframes in{from{opacity:0}to{opacity:1}}")
  }

  @Test func classesAreFoundInAnyOrder() {
    var classes = PageClasses()
    classes.add(Array("<p class=\"a b\"></p><p id=\"x\" class=\"c\"></p>".utf8)[...])
    #expect(classes.satisfy(Array(".c .a.b".utf8)[...]))
    #expect(!classes.satisfy(Array(".x".utf8)[...]))
  }
}

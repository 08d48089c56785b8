package import FeedApplication
package import FeedDomain
package import KernelApplication
import KernelDomain
package import KernelPresentation

/// Describes, one per line, what the feed's use cases did. Also creates the other texts that the feed's commands print.
package struct FeedAnswerStrings {
  private let strings: FeedStrings
  private var language: Language { strings.language }

  package init(strings: FeedStrings) { self.strings = strings }

  private func say(_ cs: String, _ en: String) -> String { language.say(cs: cs, en: en) }

  package func answer(_ method: String, _ output: some EncodedValueSource) -> String? {
    switch method {
    case CreatePost.method, SharePost.method: output.decoded(as: PostOutput.self).map(toast)
    case LikePost.method, UnlikePost.method:
      output.decoded(as: PostOutput.self).map { strings.counted(likes: $0.post.likes.count) }
    case CommentOnPost.method: say("Komentář je přidaný", "Comment added")
    case DeleteItem.method: output.decoded(as: DeleteItem.Output.self).map { deleted($0.people, nil) }
    case PairPerson.method: output.decoded(as: PairPerson.Output.self).map(paired)
    case FollowPerson.method, UnfollowPerson.method, MutePerson.method, UnmutePerson.method, BlockPerson.method,
      UnblockPerson.method, RenamePerson.method:
      output.decoded(as: PersonOutput.self).map { person($0) }
    case ForgetPerson.method: output.decoded(as: ForgetPerson.Output.self).map(forgotten)
    case ExportBundle.method: output.decoded(as: ExportBundle.Output.self).map(written)
    case ImportBundle.method: output.decoded(as: ImportBundle.Output.self).map(taken)
    default: nil
    }
  }

  // MARK: Posts

  private func toast(_ output: PostOutput) -> String {
    let audience = output.post.audience.map(strings.audience) ?? ""
    return "\(strings.title(output.post.content)), \(language.date(output.post.content.day)). \(audience)"
  }

  package func post(_ output: PostOutput) -> String {
    let audience = output.post.audience.map(strings.audience) ?? ""
    return "\(strings.post) \(output.post.id): \(strings.title(output.post.content)), "
      + "\(language.date(output.post.content.day)). \(audience)\n"
  }

  package func like(_ output: PostOutput) -> String {
    let text =
      output.post.liked
      ? say("Líbí se vám příspěvek", "You like post")
      : say("Už se vám nelíbí příspěvek", "You no longer like post")
    return "\(text) \(output.post.id), \(strings.counted(likes: output.post.likes.count))\n"
  }

  package func comment(_ output: CommentOnPost.Output) -> String { "\(strings.comment) \(output.comment.id)\n" }

  /// Describes a post. If other people may see it, adds the command that writes a file with the post for them.
  package func post(_ output: PostOutput, _ program: Program) -> String {
    output.post.audience?.kind == .me ? post(output) : post(output) + handOver(to: reader(of: output.post), program)
  }

  package func like(_ output: PostOutput, _ program: Program) -> String {
    output.post.audience?.kind == .me ? like(output) : like(output) + handOver(to: reader(of: output.post), program)
  }

  /// Describes a comment. If the post is by someone else, adds the command that writes a file with the comment for its
  /// author.
  /// - Parameter post: the id of the post that was commented on.
  package func comment(_ output: CommentOnPost.Output, on post: ItemID, _ program: Program) -> String {
    // For the owner's own post, it isn't known here whether others may see the post.
    guard let author = post.author.person else { return comment(output) }
    return comment(output) + handOver(to: author.description, program)
  }

  /// Returns the name of the person to whom the next file should go: the post's author or, for the owner's own post,
  /// the only person who may see it. If several people may see it, returns the placeholder `NAME`.
  private func reader(of post: PostView) -> String {
    if !post.author.isOwner { return post.author.name ?? "NAME" }
    let people = post.audience?.people ?? []
    return people.count == 1 ? people[0].name ?? "NAME" : "NAME"
  }

  package func deleted(_ output: DeleteItem.Output) -> String { deleted(output.people, output.item) }

  /// Says that a post or comment was deleted, and names the people whom the next file will inform of the deletion.
  /// - Parameter item: the id of the deleted post or comment; nil to leave it out of the text.
  private func deleted(_ people: [AuthorView], _ item: ItemID?) -> String {
    let parts =
      people.isEmpty
      ? "" : ". " + say("Z příštího souboru se to dozví: ", "The next file will tell ") + strings.names(people)
    return say("Smazáno navždy", "Permanently deleted") + (item.map { ": \($0)" } ?? "") + parts + "\n"
  }

  /// Returns a list of posts.
  /// - Parameters:
  ///   - output: the posts.
  ///   - asked: the words of the command that say which posts the user asked for; empty for all posts.
  ///   - limit: how many the user asked for at most; nil for as many as fit.
  ///   - program: the program as the user calls it, with which commands begin.
  ///   - columns: the maximum width of lines; nil sets no limit.
  package func list(
    _ output: ListPosts.Output, asked: [String], limit: Int?, _ program: Program, columns: Int?
  ) -> String {
    if output.posts.isEmpty { return (asked.isEmpty ? strings.noPosts : strings.nothingFound) + "\n" }
    var table = TextTable(rightAligned: [4, 5])
    for post in output.posts {
      table.add(
        post.id.description, strings.name(post.author), language.date(post.content.day), strings.title(post.content),
        strings.counted(likes: post.likes.count),
        strings.counted(post.commentCount, .comments))
    }
    let older = output.older.map {
      let most = limit.map { ["--limit", String($0)] } ?? []
      return "\(strings.older): " + program.command(["feed", "list"] + asked + most + ["--before", $0.description])
        + "\n"
    }
    return table.text(within: columns) + (older ?? "")
  }

  package func preview(_ output: PreviewPost.Output) -> String {
    content(output.content)
      + (output.post.map { say("Příspěvek už je: ", "There is already a post: ") + "\($0)\n" } ?? "")
  }

  private func content(_ content: PostContent) -> String {
    var facts = TextTable()
    if let seconds = content.durationSeconds { facts.add(strings.duration, language.duration(seconds: seconds)) }
    for exercise in content.exercises { facts.add(strings.name(exercise.exercise), strings.exercise(exercise)) }
    for record in content.records {
      facts.add("★ \(strings.name(record.exercise)): \(strings.name(record.kind))", strings.value(record))
    }
    if let weight = content.bodyWeight { facts.add(strings.bodyWeight, strings.load(weight)) }
    let note = content.note.map { note in
      printableLines(note).map { $0 + "\n" }.joined()
    }
    return "\(strings.title(content)), \(language.date(content.day))\n" + facts.text() + (note ?? "")
  }

  // MARK: People

  package func paired(_ output: PairPerson.Output) -> String {
    let code = output.code.map { "\(strings.codeTitle):\n\($0)\n\(strings.codeNote)\n" } ?? ""
    return code + compare(output.person)
  }

  /// Describes the person with whom the owner was paired, and adds the command for the next step.
  package func paired(_ output: PairPerson.Output, _ program: Program) -> String {
    paired(output) + handOver(to: output.person.name, program)
  }

  /// Returns the command that writes the file for a person. The book sends nothing itself, so the owner has to send
  /// this file.
  private func handOver(to name: String, _ program: Program) -> String {
    say("Soubor k předání vytvoří", "Write the file to send") + ": "
      + program.command("feed", "export", name, "FILE") + "\n"
  }

  private func compare(_ person: PersonView) -> String {
    "\(printable(person.name)): \(strings.words): \(strings.words(person.words).joined(separator: ", "))\n"
      + "\(strings.wordsNote)\n"
  }

  package func person(_ output: PersonOutput) -> String { line(output.person) }

  private func line(_ person: PersonView) -> String { "\(printable(person.name)): \(strings.state(person))\n" }

  package func people(_ output: ListPeople.Output, columns: Int?, _ program: Program) -> String {
    if output.people.isEmpty {
      return "\(strings.noPeople)\n\(say("Spárujte se", "Pair with someone")): "
        + program.command("feed", "pair", "NAME") + "\n"
    }
    var table = TextTable()
    for person in output.people { table.add(printable(person.name), person.id.description, strings.state(person)) }
    return table.text(within: columns)
  }

  package func whole(_ person: PersonView) -> String { line(person) + compare(person) + strings.proofNote + "\n" }

  package func forgotten(_ output: ForgetPerson.Output) -> String {
    say("Zapomenuto navždy: ", "Permanently forgotten: ") + printable(output.name) + "\n"
  }

  // MARK: Files

  package func written(_ output: ExportBundle.Output) -> String {
    let more =
      output.waitingCount == 0
      ? ""
      : say("; další čeká na další soubor: ", "; waiting for another file: ")
        + strings.counted(output.waitingCount, .items)
    return "\(printable(output.path)): \(printable(output.name)), \(strings.counted(output.itemCount, .items))\(more)\n"
  }

  /// Describes a file that was written for a person. If it contains nothing new for that person, adds the command that
  /// chooses who sees a post.
  package func written(_ output: ExportBundle.Output, _ program: Program) -> String {
    guard output.itemCount == 0 else { return written(output) }
    return written(output)
      + say("Nic nového v něm není. Kdo uvidí příspěvek, určí", "It contains nothing new. Choose who sees a post")
      + ": "
      + program.command("feed", "share", "POST", "--to", output.name) + "\n"
  }

  package func taken(_ output: ImportBundle.Output) -> String {
    let name = strings.name(output.person)
    if output.count == 0 { return "\(name): " + say("nic nového", "nothing new") + "\n" }
    var parts: [String] = []
    if output.postCount > 0 { parts.append(strings.counted(output.postCount, .posts)) }
    if output.commentCount > 0 { parts.append(strings.counted(output.commentCount, .comments)) }
    if output.likeCount > 0 {
      parts.append(say("označení Líbí se mi: ", "likes: ") + language.number(output.likeCount))
    }
    if output.deletionCount > 0 { parts.append(say("smazáno: ", "deleted: ") + "\(output.deletionCount)") }
    let missing =
      output.isAfterMissing
      ? say(
        "Dřívější soubor chybí: pošlete svůj, příští ho nahradí.\n",
        "An earlier file is missing: send yours, and the next one will replace it.\n") : ""
    let what = "\(name): " + parts.joined(separator: ", ") + "\n" + missing
    guard output.dryRun == true else { return what }
    return say("Načetlo by se: \(what)Nic se nezměnilo.\n", "Would import: \(what)Nothing was changed.\n")
  }

  // MARK: Changes

  package func line(_ part: FeedChangePart) -> String { part.items.map(line).joined(separator: "; ") }

  private func line(_ item: FeedChangePart.Item) -> String {
    switch item {
    case .posted(_, let day): say("příspěvek", "post") + ", \(language.date(day))"
    case .shared(_, let audience):
      say("kdo uvidí příspěvek", "who sees a post") + ": "
        + (audience == .me
          ? strings.onlyMe : audience == .all ? strings.allKnown : say("vybraní lidé", "people chosen"))
    case .commented: say("komentář k příspěvku", "comment on a post")
    case .liked: say("příspěvek se líbí", "like of a post")
    case .unliked: say("příspěvek se už nelíbí", "like of a post withdrawn")
    case .paired(let name): say("spárování: ", "paired: ") + printable(name)
    case .named(let name): say("jméno: ", "name: ") + printable(name)
    case .related(let name, let followed, let muted, let blocked):
      printable(name) + ": " + relation(followed, muted, blocked)
    }
  }

  /// Describes why a person's posts are hidden: because the owner doesn't follow the person, or has muted or blocked
  /// the person. If the posts are not hidden, as after undoing a mute or block, says that they are shown again.
  private func relation(_ isFollowed: Bool, _ isMuted: Bool, _ isBlocked: Bool) -> String {
    let kept = [
      isFollowed ? nil : say("mimo příspěvky", "not in the feed"), isMuted ? say("ztlumeno", "muted") : nil,
      isBlocked ? say("blokováno", "blocked") : nil,
    ].compactMap { $0 }
    return kept.isEmpty ? say("zase se ukazuje", "shown again") : kept.joined(separator: ", ")
  }
}

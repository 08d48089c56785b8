@screen:prayer/stats
Feature: Statistics of prayers
  How many prayers were recorded as what, over a week, a month, a year or all: each share with what it is of and with how
  many are not recorded. Excused prayers are neither owed nor counted. A goal is told as how many of how many, a streak
  only where she wishes it; nothing is a failure. The year is a heat map, and the same as a table. In Czech it is Statistika:
  Přehled is the book's first page, and one word would name two places of one screen.

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: A week, in Czech
    Given she is in "Prague"
    And the prayers from "2026-11-16" to "2026-11-20" were recorded as "on-time"
    And these prayers were recorded:
      | day        | prayer  | status  |
      | 2026-11-21 | fajr    | missed  |
      | 2026-11-21 | dhuhr   | late    |
      | 2026-11-21 | asr     | excused |
      | 2026-11-22 | fajr    | on-time |
    When I open "recordbook://prayer/stats" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Statistika
      ══════════
      16. 11. 2026 – 22. 11. 2026

      Období
        (•) Týden   recordbook prayer stats week --day 2026-11-22
        ( ) Měsíc   recordbook prayer stats month --day 2026-11-22
        ( ) Rok     recordbook prayer stats year --day 2026-11-22
        ( ) Vše     recordbook prayer stats all --day 2026-11-22

        92,9 % včas z 28 zaznamenaných
        2 nezaznamenáno

      Modlitba  včas  později  nahrazeno  zmeškáno  omluveno  nezaznamenáno
      Fadžr        6        0          0         1         0              0
      Zuhr         5        1          0         0         0              0
      Asr          5        0          0         0         1              0
      Maghrib      5        0          0         0         0              1
      Iša          5        0          0         0         0              1

      Rok 2026
           led úno bře  dub kvě  čvn čvc srp  zář říj lis  pro
        po  ·············································█······
        út  ·············································█······
        st  ·············································█······
        čt ··············································█······
        pá ··············································█·····
        so ··············································░·····
        ne ··············································░·····
        · nic   ░ do 1   ▒ do 2   ▓ do 3   █ více
        27 modliteb; dnů se všemi pěti: 5

      Zpět: Modlitby     recordbook prayer
      Předchozí období   recordbook prayer stats week --day 2026-11-15

      ( ) Dnes         recordbook show recordbook://prayer
      ( ) Časy         recordbook show recordbook://prayer/times
      (•) Statistika   recordbook show recordbook://prayer/stats
      ( ) Profil       recordbook show recordbook://prayer/profile
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-22T09:12:05Z
  Scenario: A week, in English
    Given she is in "Prague"
    And the prayers from "2026-11-16" to "2026-11-20" were recorded as "on-time"
    And these prayers were recorded:
      | day        | prayer  | status  |
      | 2026-11-21 | fajr    | missed  |
      | 2026-11-21 | dhuhr   | late    |
      | 2026-11-21 | asr     | excused |
      | 2026-11-22 | fajr    | on-time |
    When I open "recordbook://prayer/stats" in English
    Then in a terminal 80 columns wide it begins:
      """
      Statistics
      ══════════
      Nov 16, 2026 – Nov 22, 2026

      Period
        (•) Week    recordbook prayer stats week --day 2026-11-22
        ( ) Month   recordbook prayer stats month --day 2026-11-22
        ( ) Year    recordbook prayer stats year --day 2026-11-22
        ( ) All     recordbook prayer stats all --day 2026-11-22

        92.9 % on time of 28 recorded
        2 not recorded

      Prayer   on time  late  made up  missed  excused  not recorded
      Fajr           6     0        0       1        0             0
      Dhuhr          5     1        0       0        0             0
      Asr            5     0        0       0        1             0
      Maghrib        5     0        0       0        0             1
      Isha           5     0        0       0        0             1

      The Year 2026
            Jan Feb Mar  Apr May  Jun Jul Aug  Sep Oct Nov  Dec
        Mon  ·············································█······
        Tue  ·············································█······
      """

  @clock:2026-11-22T09:12:05Z
  Scenario: With a goal and a streak, in Czech
    Given she is in "Prague"
    And the prayers from "2026-11-16" to "2026-11-20" were recorded as "on-time"
    And these prayers were recorded:
      | day        | prayer  | status  |
      | 2026-11-21 | fajr    | missed  |
      | 2026-11-21 | dhuhr   | late    |
      | 2026-11-21 | asr     | excused |
      | 2026-11-22 | fajr    | on-time |
    And the setting "prayer.goal" is "28 prayed"
    And the setting "prayer.streak" is "on"
    When I open "recordbook://prayer/stats?period=week&day=2026-11-22" in Czech
    Then in a terminal 80 columns wide it begins:
      """
      Statistika
      ══════════
      16. 11. 2026 – 22. 11. 2026

      Období
        (•) Týden   recordbook prayer stats week --day 2026-11-22
        ( ) Měsíc   recordbook prayer stats month --day 2026-11-22
        ( ) Rok     recordbook prayer stats year --day 2026-11-22
        ( ) Vše     recordbook prayer stats all --day 2026-11-22

        92,9 % včas z 28 zaznamenaných
        2 nezaznamenáno

      Týdenní cíl
        Tento týden vykonáno 27 z 28   [#########.] 96 %

        0 dní v řadě

      Modlitba  včas  později  nahrazeno  zmeškáno  omluveno  nezaznamenáno
      Fadžr        6        0          0         1         0              0
      Zuhr         5        1          0         0         0              0
      """

  @clock:2026-11-22T09:12:05Z
  Scenario: A year
    Given she is in "Prague"
    And the prayers from "2026-11-16" to "2026-11-20" were recorded as "on-time"
    And these prayers were recorded:
      | day        | prayer  | status  |
      | 2026-11-21 | fajr    | missed  |
      | 2026-11-21 | dhuhr   | late    |
      | 2026-11-21 | asr     | excused |
      | 2026-11-22 | fajr    | on-time |
    When I open "recordbook://prayer/stats?period=year" in English
    Then every chart draws what its table says
    And the title is "Statistics"
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-22T09:12:05Z
  Scenario: All of it
    Given she is in "Prague"
    And the prayers from "2026-11-16" to "2026-11-20" were recorded as "on-time"
    And these prayers were recorded:
      | day        | prayer  | status  |
      | 2026-11-21 | fajr    | missed  |
      | 2026-11-21 | dhuhr   | late    |
      | 2026-11-21 | asr     | excused |
      | 2026-11-22 | fajr    | on-time |
    When I open "recordbook://prayer/stats?period=all" in Czech
    Then in a terminal 80 columns wide it begins:
      """
      Statistika
      ══════════
      16. 11. 2026 – 22. 11. 2026

      Období
        ( ) Týden   recordbook prayer stats week --day 2026-11-22
        ( ) Měsíc   recordbook prayer stats month --day 2026-11-22
        ( ) Rok     recordbook prayer stats year --day 2026-11-22
        (•) Vše     recordbook prayer stats all --day 2026-11-22

        92,9 % včas z 28 zaznamenaných
        2 nezaznamenáno
      """

  @clock:2026-11-22T09:12:05Z
  Scenario: Nothing recorded yet, in Czech
    Given an empty book
    When I open "recordbook://prayer/stats" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Statistika
      ══════════

      Období
        (•) Týden   recordbook prayer stats week --day 2026-11-22
        ( ) Měsíc   recordbook prayer stats month --day 2026-11-22
        ( ) Rok     recordbook prayer stats year --day 2026-11-22
        ( ) Vše     recordbook prayer stats all --day 2026-11-22

      Zatím žádné záznamy

      Zpět: Modlitby     recordbook prayer
      Předchozí období   recordbook prayer stats week --day 2026-11-15

      ( ) Dnes         recordbook show recordbook://prayer
      ( ) Časy         recordbook show recordbook://prayer/times
      (•) Statistika   recordbook show recordbook://prayer/stats
      ( ) Profil       recordbook show recordbook://prayer/profile
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-22T09:12:05Z
  Scenario: Nothing recorded yet, in English
    Given an empty book
    When I open "recordbook://prayer/stats" in English
    Then in a terminal 80 columns wide it begins:
      """
      Statistics
      ══════════

      Period
        (•) Week    recordbook prayer stats week --day 2026-11-22
        ( ) Month   recordbook prayer stats month --day 2026-11-22
        ( ) Year    recordbook prayer stats year --day 2026-11-22
        ( ) All     recordbook prayer stats all --day 2026-11-22

      Nothing recorded yet

      Back: Prayers    recordbook prayer
      """

  @clock:2026-11-22T09:12:05Z
  Scenario: A period that there is not
    Given an empty book
    When I open "recordbook://prayer/stats?period=decade" in English
    Then it is refused, naming "week, month, year, all"

@screen:import
Feature: Add Data
  Files are chosen, never typed. One that cannot be read does not keep the others out: what was taken of each, what was left
  out and why is told file by file, with the records that fell.

  @doors
  Scenario: Where files are chosen
    Given an empty book
    When I open "recordbook://import" in English
    Then in a terminal 80 columns wide it reads:
      """
      Add Data
      ════════
      An Apple Health export, FIT, GPX and TCX files of a watch, a log of Strong or
      Hevy, zipped, too.

      Add Files   recordbook import PATH

      Back: Overview   recordbook
      """
    And the button "Add Files" is:
      | command | recordbook import PATH |
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  Scenario: Where files are chosen, in Czech
    Given an empty book
    When I open "recordbook://import" in Czech
    Then there is a button "Přidat soubory"
    And there is a button "Přehled"

Feature: Transaction reports
  What the company paid, kind by kind: filtered, looked into and downloaded.

  Background:
    Given a company with these people:
      | Kofi | Initiator |
      | Ama  | Single    |

  @time @S3-2.5-25 @S3-5-53
  Scenario: An invalid date is cleared, and a future one is refused
    Given Ama has opened the report "Transfers > Between Own Accounts"
    When Ama types "31 Feb 2026" into "Start Date" and leaves it
    Then "Start Date" shows Ama ""
    When Ama types "20 Nov 2026" into "End Date"
    And Ama opens the calendar of "End Date"
    Then Ama can choose the day 20 and not the day 21
    When Ama presses the keys "Escape"
    And Ama types "20 Nov 2026" into "Start Date"
    And Ama opens the calendar of "Start Date"
    Then Ama can choose the day 20 and not the day 21

  @S3-2.5-27 @S3-7-60..61 @S3-7-64 @S3-7-66..67 @S1-1-19
  Scenario Outline: Downloading a report as <format>
    Given Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    And Ama has opened the report "Transfers > Between Own Accounts"
    And Ama has pressed "Apply filters"
    When Ama chooses to download the report as "<format>"
    Then Ama gets a report ending in "PDF_Report.<extension>" as "<type>"
    And the bank has been asked for the download of a report with:
      | transactionType | OWN_ACCOUNT_TRANSFER |
      | reportCategory  | ALL                  |
      | downloadType    | <asked>              |

    Examples:
      | format | extension | asked | type                                                                    |
      | Word   | docx      | WORD  | application/vnd.openxmlformats-officedocument.wordprocessingml.document |

  @S3-2.5-33..35 @S3-2.5-41 @S3-4-68 @S3-7-59 @S3-9-09 @nightly
  Scenario: The report of a bulk lists its payees
    Given Kofi has asked for a request of the kind "Transfers > Bulk Transfer" from the Current account
    And Ama has opened the report "Transfers > Bulk transfer"
    And Ama has pressed "Apply filters"
    When Ama follows the link of the request
    Then Ama sees the heading "Bulk Transfers List"
    And Ama sees 2 rows
    And Ama is told "Akosua Mensah"
    And the bank has been asked for the report of a bulk's payees with:
      | bulkId     | the request |
      | scheduleId | SCH-4711    |
      | pageNumber | 1           |
      | pageSize   | 10          |
    When Ama opens the advice of the report's row
    Then Ama sees the dialog "Payment Advice"
    And the dialog sums up for Ama:
      | Akosua Mensah | Pending |
    And Ama cannot press "Download advice"
    When Ama presses "Close"
    And Ama presses "Back"
    Then Ama sees no heading "Bulk Transfers List"
    And Ama sees 1 row

Feature: Long lists
  Lists come in pages of 10, 20 or 50, and say where in the whole one stands.

  Background:
    Given a company with these people:
      | Kofi | Initiator  |
      | Efua | Authorizer |
    And Kofi has asked 12 times to move GHS 10.00 from the Current account to the Savings account
    And Efua has signed in

  @S1-9-02..05 @S2-9-01 @S2-9-03..04 @S3-2.1-28..29 @S3-2.3-28..29 @S3-9-02..06 @S3-7-04
  Scenario Outline: The first page of <entry> has ten requests
    When <name> opens the menu entry "<entry>"
    Then <name> sees 10 rows
    And <name> is told "1-10 from 12"
    And <name> may have 10, 20 or 50 rows a page
    And the bank has been asked for <call> with:
      | pageNumber | 1  |
      | pageSize   | 10 |

    Examples:
      | name | entry            | call                         |
      | Efua | Pending Requests | the list of pending requests |
      | Kofi | My Requests      | the list of own requests     |

  @S1-9-04 @S2-9-04 @S3-2.1-27 @S3-2.1-29
  Scenario: The pages of a list of requests can be turned
    Given Efua has opened the menu entry "Pending Requests"
    When Efua turns to the next page
    Then Efua sees 2 rows
    And Efua is told "11-12 from 12"

Feature: My requests, and taking one back
  Whoever asked sees what became of each request, and may take back what still waits, with a one-time code.

  Background:
    Given a company with these people:
      | Kofi | Initiator  |
      | Efua | Authorizer |
    And Kofi has asked to move GHS 150.00 from the Current account to the Savings account

  @S3-2.3-27..30 @S3-2.3-66 @S3-4-26 @S3-7-19 @S3-7-23 @S3-3-26
  Scenario: An Initiator sees an own request between own accounts
    When Kofi opens the menu entry "My Requests"
    Then the row of the request shows Kofi the Current account, the Savings account and GHS 150.00
    And Kofi sees, among others, these fields:
      | Transaction ID | Schedule ID | Entries per page |
    And Kofi sees the button "Filter"
    And Kofi is told "1-1 from 1"
    And Kofi may have 10, 20 or 50 rows a page
    And Kofi sees the request as "Pending"
    And Kofi's rows are 70 pixels high

  @S1-1-22 @S3-1-06 @S3-4-35..36 @S3-4-38..40 @S3-4-31 @S3-7-35 @engines
  Scenario: An Initiator recalls a pending request
    When Kofi recalls the request with the code sent to him
    Then Kofi is told the bank's own words
    And Kofi sees "Recalled" marked as a status
    And Kofi sees the request as "Recalled"
    And the Current account holds GHS 1,000.00

  @S3-2.3-92 @S3-7-20 @S3-4-51 @nightly
  Scenario: A request is found by its number
    Given Kofi has asked to move GHS 20.00 from the Current account to the Savings account
    And Kofi has opened the menu entry "My Requests"
    When Kofi filters by the "Transaction ID" of the request of GHS 150.00
    Then Kofi sees 1 row
    And the bank has been asked for the list of own requests with:
      | filter | true |

  @S3-2.3-33 @S3-4-49
  Scenario: A list that takes time shows that it is loading
    Given the bank takes its time over the list of own requests
    When Kofi opens the menu entry "My Requests"
    Then Kofi sees that the list is being loaded
    And Kofi sees the request as "Pending"

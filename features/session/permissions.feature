Feature: Permissions
  The bank grants menus one by one. What is not granted is neither in the side menu nor behind its address.

  @S1-2.11-01..13 @S1-6-21
  Scenario: The full side menu has its entries in the specified order
    Given a company with these people:
      | Ama | Single |
    When Ama has signed in
    Then Ama sees exactly these menu entries:
      | Dashboard               |
      | Beneficiaries           |
      | Transfers               |
      | Mobile Money            |
      | Prepaid Card Load       |
      | Bill Payments           |
      | FX Transfer and Rates   |
      | Transaction Reports     |
      | Schedule Transfers      |
      | Bank Statements         |
      | Pending Requests        |
      | My Requests             |
      | Log Out                 |
    And the menu entries lead Ama to:
      | Dashboard             | /dashboard          |
      | Beneficiaries         | /beneficiaries      |
      | Transfers             | /transfers          |
      | Mobile Money          | /mobileMoney        |
      | Prepaid Card Load     | /prepaidCardLoad    |
      | Bill Payments         | /billPayments       |
      | FX Transfer and Rates | /fxTransferRate     |
      | Transaction Reports   | /transactionReports |
      | Schedule Transfers    | /scheduleTransfers  |
      | Bank Statements       | /bankStatements     |
      | Pending Requests      | /pendingRequests    |
      | My Requests           | /myRequests         |

  @S1-6-20 @S2-6-11 @S3-6-03 @nightly
  Scenario: A Viewer sees forms and lists, but no button that moves money
    Given a company with these people:
      | Kofi | Initiator |
      | Yaw  | Viewer    |
    And Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    When Yaw has signed in
    Then Yaw finds no button "Make Transfer" at "/transfers"
    And Yaw finds no button "Approve" at "/pendingRequests"
    And Yaw finds no button "Reject" at "/pendingRequests"
    And Yaw finds no button "Recall Request" at "/myRequests"
